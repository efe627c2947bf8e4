import { Parser } from 'htmlparser2';
import { deepest, FileError } from './table-file.ts';

export interface XmlEvents {
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
}

/** Some programs put a prefix before every name. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Elements and attributes; a list that somebody keeps has fewer. */
const mostNodes = 3_000_000;
const piece = 1 << 18;

/**
 * Reads XML event by event. A document type is refused, and with it every entity but the five of XML; so is an element that
 * is not closed. Nothing outside of the text is read.
 */
export const readXml = (
  text: string,
  { open, text: onText, close }: XmlEvents,
  onProgress: (progress: number) => void = () => {},
): void => {
  let nodes = 0;
  let depth = 0;
  let isOver = false;
  // Not an object: an attribute may be called like a member that every object has.
  let attributes = new Map<string, string>();
  const broken = () => new FileError({ problem: 'broken', line: text.slice(0, parser.startIndex).split('\n').length });
  const count = () => {
    nodes++;
    if (nodes > mostNodes) throw new FileError({ problem: 'too-large-unpacked' });
  };
  const parser = new Parser(
    {
      onattribute: (name, value) => {
        count();
        attributes.set(name, value);
      },
      onopentag: name => {
        count();
        depth++;
        if (depth > deepest) throw new FileError({ problem: 'too-deep' });
        open(name, attributes);
        attributes = new Map();
      },
      ontext: onText,
      onclosetag: (name, isImplied) => {
        // Of `<a/>` too the parser says that the end is implied.
        if (isImplied && (isOver || text[parser.endIndex - 1] !== '/')) throw broken();
        depth--;
        close(name);
      },
      onprocessinginstruction: name => {
        if (name.startsWith('!')) throw new FileError({ problem: 'doctype' });
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < text.length; at += piece) {
    parser.write(text.slice(at, at + piece));
    onProgress(Math.min(1, (at + piece) / text.length));
  }
  isOver = true;
  parser.end();
  if (nodes === 0) throw broken();
};
