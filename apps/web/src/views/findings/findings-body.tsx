import { type Finding, findingsOf, findingsTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { setValue } from '../../form/actions/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFieldState, useForm, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { Badge, EmptyState, SectionCard } from '../../ui/index.ts';
import styles from './findings.module.css';

const shownAtOnce = 50;

/** The findings of the document as it is edited now, in groups of one kind. */
export function FindingsBody() {
  const { address } = useForm();
  const edited = useFormSelectorAfterPaint('', documentIn);
  const groups = useMemo(
    () => [...Map.groupBy(findingsOf(address.kind, edited), one => findingsTexts.of(one).title)],
    [address.kind, edited],
  );
  if (groups.length === 0) return <EmptyState text={findingsTexts.none[address.kind]} />;
  return (
    <div className="grid gap-16">
      {groups.map(([title, findings]) => (
        <FindingsGroup key={title} title={title} findings={findings} />
      ))}
    </div>
  );
}

const documentIn = (session: EditSession): unknown => valueIn(session, '');

interface FindingsGroupProps {
  readonly title: string;
  readonly findings: readonly Finding[];
}

function FindingsGroup({ title, findings }: FindingsGroupProps) {
  const [count, setCount] = useState(shownAtOnce);
  const hidden = findings.length - count;
  return (
    <SectionCard title={title} titleExtra={<Badge tone="amber">{formatNumber(findings.length)}</Badge>} flush>
      <ul className={styles.findings}>
        {findings.slice(0, count).map(finding => (
          <FindingRow key={`${finding.code} ${finding.path}`} finding={finding} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" onClick={() => setCount(count + shownAtOnce)}>
          {findingsTexts.more(Math.min(hidden, shownAtOnce))}
        </Button>
      )}
    </SectionCard>
  );
}

/** A sentence with the link to its field, and the act that repairs it, where one does. */
function FindingRow({ finding }: { readonly finding: Finding }) {
  const { store, show } = useForm();
  const { repair, path } = finding;
  const { locked } = useFieldState(repair?.path ?? path);
  const { sentence, action } = findingsTexts.of(finding);
  const words = sentence(finding);
  return (
    <li>
      <button type="button" className={styles.sentence} onClick={() => show(path)}>
        {words}
      </button>
      {locked === undefined && (
        <Button
          variant="default"
          size="xs"
          onClick={() => (repair === undefined ? show(path) : setValue(store, repair.path, repair.value))}
          aria-label={findingsTexts.actionFor(action(finding), words)}
        >
          {action(finding)}
        </Button>
      )}
    </li>
  );
}
