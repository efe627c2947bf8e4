/** Text of one width, as paper takes it: every line that comes out has at most `columns` characters. */

export const ruleLine = (columns: number, sign = '-'): string => sign.repeat(columns);

/** Broken between words, and inside one only where it is longer than a line. */
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

/** Broken, with every line moved in. */
export const aligned = (text: string, columns: number, indent: number): readonly string[] =>
  wrapped(text, columns - indent).map(line => ' '.repeat(indent) + line);

/** The one at the start and the other at the end of the first line; what is too long goes on under its beginning. */
export const fromTo = (start: string, end: string, columns: number): readonly string[] => {
  const room = columns - end.length - 1;
  if (room < 6) return [...wrapped(start, columns), ...wrapped(end, columns)];
  const [first = '', ...rest] = wrapped(start, room);
  return [`${first}${' '.repeat(columns - first.length - end.length)}${end}`, ...rest.map(line => `  ${line}`)];
};
