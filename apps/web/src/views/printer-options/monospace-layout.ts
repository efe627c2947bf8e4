/** Monospaced text, as on paper: every resulting line has at most `columns` characters. */

export const ruleLine = (columns: number, sign = '-'): string => sign.repeat(columns);

/** Breaks between words, and inside a word only where it is longer than a line. */
export const wrapped = (text: string, columns: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(one => one !== '')
    .flatMap(one => pieces(one, columns))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= columns) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
};

const pieces = (word: string, columns: number): string[] =>
  word.length <= columns ? [word] : [word.slice(0, columns), ...pieces(word.slice(columns), columns)];

export const centered = (text: string, columns: number): string =>
  `${' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2)))}${text}`;

/** Breaks the text, with every line indented. */
export const aligned = (text: string, columns: number, indent: number): readonly string[] =>
  wrapped(text, columns - indent).map(line => ' '.repeat(indent) + line);

/**
 * Puts one text at the start and the other at the end of the first line; a text that is too long continues under its
 * beginning.
 */
export const fromTo = (start: string, end: string, columns: number): readonly string[] => {
  const room = columns - end.length - 1;
  if (room < 6) return [...wrapped(start, columns), ...wrapped(end, columns)];
  const [first = '', ...rest] = wrapped(start, room);
  return [`${first}${' '.repeat(columns - first.length - end.length)}${end}`, ...rest.map(line => `  ${line}`)];
};
