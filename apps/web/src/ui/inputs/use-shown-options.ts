import type { OptionsFilter, Primitive } from '@mantine/core';
import { useState } from 'react';
import { closedOptions, shownOptions } from './shown-options.ts';

interface Opening {
  readonly onDropdownOpen?: (() => void) | undefined;
  readonly onDropdownClose?: (() => void) | undefined;
}

type Options<Value extends Primitive> = ReturnType<OptionsFilter<Value>>;
type Found<Value extends Primitive> = (options: Options<Value>, search: string) => Options<Value>;

/**
 * For a list of options of Mantine: they are in the page while it is open, and of many those near the chosen one.
 * `found` narrows them to what is typed; by default to the labels that contain it.
 */
export const useShownOptions = <Value extends Primitive>(
  chosen: Value | null,
  { onDropdownOpen, onDropdownClose }: Opening = {},
  found: Found<Value> = (options, search) => shownOptions(options, search, chosen),
) => {
  const [isOpen, setOpen] = useState(false);
  const filter: OptionsFilter<Value> = ({ options, search }) =>
    isOpen ? found(options, search) : closedOptions(options, chosen);
  return {
    filter,
    onDropdownOpen: () => {
      setOpen(true);
      onDropdownOpen?.();
    },
    onDropdownClose: () => {
      setOpen(false);
      onDropdownClose?.();
    },
  };
};
