import {
  type MenuImportPlan,
  type MenuImportSetup,
  newItemAnswer,
  skippedAnswer,
  menuImportScreenTexts as texts,
} from '@commissary/catalog';
import { Button, NativeSelect } from '@mantine/core';
import { memo, useEffect, useRef, useState } from 'react';
import { SectionCard } from '../../ui/index.ts';
import styles from './menu-import.module.css';

export interface PlanPartProps {
  readonly plan: MenuImportPlan;
  readonly setup: MenuImportSetup;
  readonly onChange: (setup: MenuImportSetup) => void;
}

/** With the name that the file has: what is answered takes that of its item. */
type Question = MenuImportPlan['asked'][number] & { readonly name: string };

const shownAtOnce = 20;

/** With one that is answered by keys in its place: each arrow key chooses, until the focus leaves it. */
const withHeld = (open: readonly Question[], held: Question): readonly Question[] =>
  open.some(({ line }) => line === held.line) ? open : [...open, held].toSorted((a, b) => a.line - b.line);

/** Rows that may mean several items: a person says which. */
export const Questions = memo(function Questions({ plan, setup, onChange }: PlanPartProps) {
  const [held, setHeld] = useState<Question | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const asksAgain = useRef(false);
  const names = new Map(plan.rows.map(({ line, name }) => [line, name]));
  const asked = plan.asked.map(question => ({ ...question, name: names.get(question.line) ?? '' }));
  const open = held === null ? asked : withHeld(asked, held);
  const answered = Object.keys(setup.answers).length;
  useEffect(() => {
    // The button that was pressed is gone.
    if (!asksAgain.current || open.length === 0) return;
    asksAgain.current = false;
    list.current?.querySelector('select')?.focus();
  }, [open.length]);
  if (open.length + answered === 0) return null;
  return (
    <SectionCard
      title={texts.counts.asked}
      aside={
        answered > 0 && (
          <Button
            variant="subtle"
            onClick={() => {
              asksAgain.current = true;
              onChange({ ...setup, answers: {} });
            }}
          >
            {texts.askAgain(answered)}
          </Button>
        )
      }
    >
      <ul ref={list} className={`${styles.questions} grid align-end gap-12 gap-x-16 columns-280`}>
        {open.slice(0, shownAtOnce).map(question => (
          <li key={question.line}>
            <NativeSelect
              label={texts.ask(question.line, question.name)}
              value={setup.answers[question.line] ?? ''}
              // Not by a pointer: the rest would move up under its next press, which takes the focus away.
              onKeyDown={() => setHeld(question)}
              onBlur={() => setHeld(null)}
              data={[
                { value: '', label: texts.choose },
                ...question.candidates.map(({ id, name, where }) => ({
                  value: String(id),
                  label: texts.candidate(name, where),
                })),
                ...(setup.scope === 'menu' ? [{ value: newItemAnswer, label: texts.newItem }] : []),
                { value: skippedAnswer, label: texts.skip },
              ]}
              onChange={({ currentTarget: { value } }) => {
                const { [question.line]: _, ...others } = setup.answers;
                onChange({ ...setup, answers: value === '' ? others : { ...others, [question.line]: value } });
              }}
            />
          </li>
        ))}
      </ul>
      {open.length > shownAtOnce && <p>{texts.more(open.length - shownAtOnce)}</p>}
    </SectionCard>
  );
});
