import { InputWrapperContext } from '@mantine/core';
import { type ReactNode, use } from 'react';

/**
 * The `inputContainer` of a Mantine input whose description is elsewhere on the page. Those inputs refer only to their
 * own description, and drop an `aria-describedby`.
 */
export const describedAs =
  (ids: string) =>
  (input: ReactNode): ReactNode => <Described ids={ids}>{input}</Described>;

function Described({ ids, children }: { readonly ids: string; readonly children: ReactNode }) {
  const context = use(InputWrapperContext);
  return <InputWrapperContext value={{ ...context, describedBy: ids }}>{children}</InputWrapperContext>;
}
