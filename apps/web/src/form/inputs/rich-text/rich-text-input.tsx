import { inputsTexts } from '@commissary/catalog';
import { isRichText, type RichText } from '@commissary/schema';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react';
import type { EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import inputStyles from '../text/input-with-unit.module.css';
import { plainText } from '../text/parse-values.ts';
import { useTextInput } from '../text/use-text-input.ts';
import type { WidgetProps } from '../widget-props.ts';
import { isIn, openRichTextEditor, type RichTextEditor, type RichTextTool, richTextTools } from './editor.ts';
import styles from './rich-text-input.module.css';

/** A text with headings, lists, emphasis and links. What is no such text is shown as it was typed, to be corrected. */
export function RichTextWidget(props: WidgetProps<RichText>) {
  const html = plainText(props.value);
  return isRichText(html) ? <Editor {...props} html={html} /> : <Source {...props} />;
}

function Source({ id, value, describedBy, invalid, onChange, onDone }: WidgetProps<RichText>) {
  const typed = useTextInput(value, plainText, text => text, onChange, onDone);
  const shared = { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, ...typed };
  return <textarea rows={4} className={inputStyles.input} {...shared} />;
}

type EditorProps = WidgetProps<RichText> & { readonly html: string };

function Editor({ id, label, describedBy, invalid, html, field, onChange, onDone }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<RichTextEditor | null>(null);
  const written = useRef(html);
  const [state, setState] = useState<EditorState | null>(null);
  const change = useEffectEvent((next: string) => {
    written.current = next;
    onChange(next === '' && field.optional ? undefined : next, true);
  });
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (box.current === null) return undefined;
    const opened = openRichTextEditor(
      box.current,
      written.current,
      { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': describedBy },
      { onChange: next => change(next), onState: setState, onBlur: () => done() },
    );
    editor.current = opened;
    setState(opened.state());
    return () => opened.destroy();
  }, [id, label, describedBy]);
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    editor.current?.show(html);
  }, [html]);
  return (
    <div className={styles.frame} data-invalid={invalid || undefined}>
      {state !== null && editor.current !== null && <Tools label={label} editor={editor.current} state={state} />}
      <div ref={box} className={styles.text} />
    </div>
  );
}

const glyphs = {
  strong: IconBold,
  em: IconItalic,
  u: IconUnderline,
  h2: IconH2,
  h3: IconH3,
  ul: IconList,
  ol: IconListNumbers,
} as const satisfies Record<RichTextTool, unknown>;

interface ToolsProps {
  readonly label: string;
  readonly editor: RichTextEditor;
  readonly state: EditorState;
}

function Tools({ label, editor, state }: ToolsProps) {
  const [href, setHref] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const isLink = isIn(state, 'a');
  const put = () => {
    const isPut = href !== null && editor.link(href.trim());
    setWrong(!isPut);
    if (isPut) setHref(null);
  };
  return (
    <>
      <fieldset className={`${styles.tools} row wrap gap-2`}>
        <legend className="visually-hidden">{inputsTexts.formatting(label)}</legend>
        {richTextTools.map(tool => {
          const Glyph = glyphs[tool];
          return (
            <ActionIcon
              key={tool}
              aria-label={inputsTexts.richText[tool]}
              aria-pressed={isIn(state, tool)}
              data-on={isIn(state, tool) || undefined}
              onClick={() => editor.run(tool)}
            >
              <Glyph size={16} stroke={1.8} />
            </ActionIcon>
          );
        })}
        <ActionIcon
          aria-label={inputsTexts.link}
          aria-pressed={isLink}
          aria-expanded={href !== null}
          data-on={isLink || undefined}
          disabled={state.selection.empty && href === null}
          onClick={() => (isLink ? editor.link('') : setHref(href === null ? 'https://' : null))}
        >
          <IconLink size={16} stroke={1.8} />
        </ActionIcon>
      </fieldset>
      {href !== null && (
        <div className={`${styles.link} row wrap gap-8 line-below`}>
          <TextInput
            aria-label={inputsTexts.linkAddress}
            value={href}
            error={wrong ? inputsTexts.linkHint : undefined}
            data-autofocus
            ref={element => element?.focus()}
            onChange={({ currentTarget }) => setHref(currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Enter') put();
              else setHref(null);
            }}
          />
          <Button variant="default" onClick={put}>
            {inputsTexts.setLink}
          </Button>
        </div>
      )}
    </>
  );
}
