import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isLinkTarget, parseRichText, richTextSchema, writeRichText } from './schema.ts';

const { nodes, marks } = richTextSchema;
const known = <T>(type: T | undefined, name: string): T => {
  if (type === undefined) throw new Error(`a rich text has no ${name}`);
  return type;
};
const node = (name: string): NodeType => known(nodes[name], name);
const mark = (name: string): MarkType => known(marks[name], name);

/** What the tools of the editor do. */
export type RichTextTool = 'strong' | 'em' | 'u' | 'h2' | 'h3' | 'ul' | 'ol';

export const richTextTools: readonly RichTextTool[] = ['strong', 'em', 'u', 'h2', 'h3', 'ul', 'ol'];

const toggleBlock =
  (name: 'h2' | 'h3'): Command =>
  (state, dispatch) =>
    setBlockType(node(isIn(state, name) ? 'p' : name))(state, dispatch);

const toggleList =
  (name: 'ul' | 'ol'): Command =>
  (state, dispatch) =>
    (isIn(state, name) ? liftListItem(node('li')) : wrapInList(node(name)))(state, dispatch);

const commands: Readonly<Record<RichTextTool, Command>> = {
  strong: toggleMark(mark('strong')),
  em: toggleMark(mark('em')),
  u: toggleMark(mark('u')),
  h2: toggleBlock('h2'),
  h3: toggleBlock('h3'),
  ul: toggleList('ul'),
  ol: toggleList('ol'),
};

/** Whether what is selected is inside an element of this name, or has this emphasis. */
export const isIn = (state: EditorState, name: RichTextTool | 'a'): boolean => {
  const { $from, empty, from, to } = state.selection;
  if (name in marks) {
    const type = mark(name);
    return empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  }
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    ({ type }) => type.name === name,
  );
};

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('br').create()).scrollIntoView());
  return true;
};

const keys = keymap({
  'Mod-b': commands.strong,
  'Mod-i': commands.em,
  'Mod-u': commands.u,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': lineBreak,
  Enter: splitListItem(node('li')),
  'Mod-]': sinkListItem(node('li')),
  'Mod-[': liftListItem(node('li')),
  Backspace: (state, dispatch) => isListStart(state) && liftListItem(node('li'))(state, dispatch),
});

const isListStart = ({ selection: { empty, $from } }: EditorState): boolean =>
  empty && $from.parentOffset === 0 && $from.node(-1)?.type.name === 'li' && $from.index(-1) === 0;

const stateOf = (html: string): EditorState =>
  EditorState.create({ doc: parseRichText(html), plugins: [history(), keys, keymap(baseKeymap)] });

export interface RichTextEditor {
  readonly state: () => EditorState;
  readonly run: (tool: RichTextTool) => void;
  /** Makes the selected text a link, or none without an address; returns whether a link may lead there. */
  readonly link: (href: string) => boolean;
  readonly focus: () => void;
  /** Shows another value, which did not come from here. */
  readonly show: (html: string) => void;
  readonly destroy: () => void;
}

export interface RichTextEvents {
  readonly onChange: (html: string) => void;
  readonly onState: (state: EditorState) => void;
  readonly onBlur: () => void;
}

/** Draws an editor in a box. What is pasted or dropped into it keeps what a rich text may have, and nothing else. */
export const openRichTextEditor = (
  box: HTMLElement,
  html: string,
  attributes: Readonly<Record<string, string>>,
  { onChange, onState, onBlur }: RichTextEvents,
): RichTextEditor => {
  const view = new EditorView(box, {
    state: stateOf(html),
    // As inputs are, by the fieldset around them.
    editable: () => box.closest('fieldset:disabled') === null,
    attributes,
    dispatchTransaction: transaction => {
      view.updateState(view.state.apply(transaction));
      onState(view.state);
      if (transaction.docChanged) onChange(writeRichText(view.state.doc));
    },
    handleDOMEvents: {
      blur: () => {
        onBlur();
        return false;
      },
      // The keys of the form around it, such as undo, are its own while it has the focus.
      keydown: (_, event) => {
        if ((event.ctrlKey || event.metaKey) && 'bizyu[]'.includes(event.key.toLowerCase())) event.stopPropagation();
        return false;
      },
    },
  });
  return {
    state: () => view.state,
    run: tool => {
      commands[tool](view.state, view.dispatch);
      view.focus();
    },
    link: href => {
      if (href !== '' && !isLinkTarget(href)) return false;
      const { from, to } = view.state.selection;
      const change = view.state.tr.removeMark(from, to, mark('a'));
      view.dispatch(href === '' ? change : change.addMark(from, to, mark('a').create({ href })));
      view.focus();
      return true;
    },
    focus: () => view.focus(),
    show: next => {
      view.updateState(stateOf(next));
      onState(view.state);
    },
    destroy: () => view.destroy(),
  };
};
