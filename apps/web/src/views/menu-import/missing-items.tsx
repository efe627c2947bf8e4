import { menuImportScreenTexts as texts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { Badge, SectionCard } from '../../ui/index.ts';
import styles from './menu-import.module.css';
import type { PlanPartProps } from './questions.tsx';

const shownAtOnce = 50;

/** The items that the file does not name. Nothing of them changes unless somebody ticks that they go. */
export const MissingItems = memo(function MissingItems({ plan, setup, onChange }: PlanPartProps) {
  const { missing } = plan;
  if (missing.length === 0 || setup.scope !== 'menu') return null;
  return (
    <SectionCard title={texts.missing} titleExtra={<Badge tone="quiet">{formatNumber(missing.length)}</Badge>}>
      <p className="text-13 tone-2">{texts.missingAbout}</p>
      <Checkbox
        className="space-above-8"
        label={texts.removeMissing(missing.length)}
        checked={setup.removesMissing}
        onChange={({ currentTarget }) => onChange({ ...setup, removesMissing: currentTarget.checked })}
      />
      <details className={`${styles.missing} space-above-8`}>
        <summary className="text-13">{texts.missingItems(missing.length)}</summary>
        <ul className="list space-above-8" aria-label={texts.missing}>
          {missing.slice(0, shownAtOnce).map(({ id, name, where }) => (
            <li key={id}>{texts.candidate(name, where)}</li>
          ))}
          {missing.length > shownAtOnce && <li>{texts.more(missing.length - shownAtOnce)}</li>}
        </ul>
      </details>
    </SectionCard>
  );
});
