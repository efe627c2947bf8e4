import { readXml } from '../xml.ts';
import type { Tree } from './tree.ts';

/** An element that is not closed yet: what it names so far, and its text. */
interface OpenElement {
  readonly named: Map<string, Tree[]>;
  text: string;
}

/** Reads XML: attributes and elements by name, several of one name as a list; the name of the outermost element is left out. */
export const readXmlTree = (text: string, onProgress?: (progress: number) => void): Tree => {
  const root: OpenElement = { named: new Map(), text: '' };
  const stack: OpenElement[] = [root];
  const put = ({ named }: OpenElement, name: string, value: Tree) => {
    const before = named.get(name);
    if (before === undefined) named.set(name, [value]);
    else before.push(value);
  };
  readXml(
    text,
    {
      open: (_, attributes) =>
        stack.push({ named: new Map([...attributes].map(([name, value]) => [name, [value.trim()]])), text: '' }),
      text: piece => {
        const top = stack.at(-1);
        if (top !== undefined) top.text += piece;
      },
      close: name => {
        const done = stack.pop();
        const around = stack.at(-1);
        if (done !== undefined && around !== undefined) put(around, name, treeOf(done));
      },
    },
    onProgress,
  );
  const [only = ''] = root.named.values().next().value ?? [];
  return only;
};

const treeOf = ({ named, text }: OpenElement): Tree => {
  const own = text.trim();
  if (named.size === 0) return own;
  const members = [...named].map(([name, values]): [string, Tree] => {
    const [first = '', ...others] = values;
    return [name, others.length === 0 ? first : values];
  });
  return new Map(own === '' ? members : [...members, ['text', own]]);
};
