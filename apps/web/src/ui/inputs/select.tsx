import { Select as MantineSelect, type Primitive, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useShownOptions } from './use-shown-options.ts';

/**
 * A choice that takes typing. Its options are in the page while it is open, and of many those near the chosen one. Mantine
 * marks the first option that matches, and in a timer after the opening the chosen one, which may not be among them, so
 * that Enter takes nothing: opened by typing, the list begins at the first.
 */
export function Select<Value extends Primitive = string>(props: SelectProps<Value>) {
  const shown = useShownOptions(props.value ?? null, props);
  const [typed, setTyped] = useState(false);
  return (
    <MantineSelect
      {...props}
      {...shown}
      selectFirstOptionOnDropdownOpen={typed}
      onKeyDownCapture={({ key }) => setTyped(key !== ' ' && key !== 'Enter')}
    />
  );
}
