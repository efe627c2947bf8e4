import {
  type MenuImportPlan,
  type MenuImportSetup,
  newItemAnswer,
  skippedAnswer,
  menuImportScreenTexts as texts,
} from '@commissary/catalog';
import { Button, NativeSelect } from '@mantine/core';
import { SectionCard } from '../../ui/index.ts';
import styles from './menu-import.module.css';

export interface PlanPartProps {
  readonly plan: MenuImportPlan;
  readonly setup: MenuImportSetup;
  readonly onChange: (setup: MenuImportSetup) => void;
}

const shownAtOnce = 20;

/** Rows that may mean several items: a person says which. */
export function Questions({ plan, setup, onChange }: PlanPartProps) {
  const open = plan.asked;
  const answered = Object.keys(setup.answers).length;
  if (open.length + answered === 0) return null;
  const names = new Map(plan.rows.map(({ line, name }) => [line, name]));
  return (
    <SectionCard
      title={texts.counts.asked}
      aside={
        answered > 0 && (
          <Button variant="subtle" onClick={() => onChange({ ...setup, answers: {} })}>
            {texts.askAgain(answered)}
          </Button>
        )
      }
    >
      <ul className={`${styles.questions} grid align-end gap-12 gap-x-16 columns-280`}>
        {open.slice(0, shownAtOnce).map(({ line, candidates }) => (
          <li key={line}>
            <NativeSelect
              label={texts.ask(line, names.get(line) ?? '')}
              value=""
              data={[
                { value: '', label: texts.choose },
                ...candidates.map(({ id, name, where }) => ({
                  value: String(id),
                  label: texts.candidate(name, where),
                })),
                ...(setup.scope === 'menu' ? [{ value: newItemAnswer, label: texts.newItem }] : []),
                { value: skippedAnswer, label: texts.skip },
              ]}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') onChange({ ...setup, answers: { ...setup.answers, [line]: value } });
              }}
            />
          </li>
        ))}
      </ul>
      {open.length > shownAtOnce && <p>{texts.more(open.length - shownAtOnce)}</p>}
    </SectionCard>
  );
}
