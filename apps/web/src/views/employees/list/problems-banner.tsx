import { screenHref, employeeListTexts as texts } from '@commissary/catalog';
import type { ListedEmployee } from '@commissary/contract';
import { partOfProblem } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from '../../../navigation/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { problemText } from '../problem-text.ts';
import styles from './employee-list.module.css';

export interface ProblemsBannerProps {
  /** The first people whose records have to be corrected. */
  readonly people: readonly ListedEmployee[];
  readonly count: number;
}

/** How many records have to be corrected, one after the other, each on the form with the field that fails. */
export function ProblemsBanner({ people, count }: ProblemsBannerProps) {
  const { companyId, tenant } = useActiveTenant();
  const [at, setAt] = useState(0);
  const person = people[at % Math.max(people.length, 1)];
  const [problem] = person?.problems ?? [];
  if (person === undefined || problem === undefined) return null;
  const href = screenHref(
    'employeeRepair',
    { id: person.id, cf: partOfProblem[problem] },
    { companyId, locationId: tenant?.id ?? null },
  );
  return (
    <section
      className={`${styles.problems} row wrap align-center gap-8 gap-x-12 space-below-12 card`}
      aria-label={texts.problemsTitle}
    >
      <IconAlertCircle className="tone-error" size={18} stroke={1.8} aria-hidden />
      <p className={styles.found} role="status">
        <strong>{texts.problemsFound(count)}</strong> {person.name}: {problemText(problem, person)}
      </p>
      <span className="size-12 tone-3">{texts.problemNumber((at % people.length) + 1, count)}</span>
      <ButtonLink href={href}>{texts.fix(person.name)}</ButtonLink>
      {people.length > 1 && (
        <Button variant="default" onClick={() => setAt(at + 1)}>
          {texts.nextProblem}
        </Button>
      )}
    </section>
  );
}
