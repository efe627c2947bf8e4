/** An amount behind a name: what it may be is decided where it is read. */
const amountBehind = /^(.*[^\s$])\s+(\$?\s?\d[\d.,]*)$/;

/** A line that was typed or pasted: a name and, behind it or a tab, an amount, which is empty where there is none. */
export interface TypedLine {
  readonly line: number;
  readonly name: string;
  readonly amount: string;
}

/** The lines of a text that are not blank; the first is line 1. */
export const typedLines = (text: string): readonly TypedLine[] =>
  text.split(/\r?\n/).flatMap((typed, index) => {
    const said = typed.trim();
    if (said === '') return [];
    const [, name = said, amount = ''] = amountBehind.exec(said) ?? [];
    return [{ line: index + 1, name, amount }];
  });
