import { Select as MantineSelect, type Primitive, type SelectProps } from '@mantine/core';
import { useShownOptions } from './use-shown-options.ts';

/** A choice that takes typing. Its options are in the page while it is open, and of many those near the chosen one. */
export function Select<Value extends Primitive = string>(props: SelectProps<Value>) {
  const shown = useShownOptions(props.value ?? null, props);
  return <MantineSelect {...props} {...shown} />;
}
