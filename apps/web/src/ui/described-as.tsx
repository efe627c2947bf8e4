import { InputWrapperContext } from '@mantine/core';
import { type ReactNode, use } from 'react';

/**
 * For an input of Mantine's, as its `inputContainer`: what describes it stands elsewhere on the page. Those inputs know
 * their own description alone, and drop an `aria-describedby`.
 */
export const describedAs =
  (ids: string) =>
  (input: ReactNode): ReactNode => <Described ids={ids}>{input}</Described>;

function Described({ ids, children }: { readonly ids: string; readonly children: ReactNode }) {
  const around = use(InputWrapperContext);
  return <InputWrapperContext value={{ ...around, describedBy: ids }}>{children}</InputWrapperContext>;
}
