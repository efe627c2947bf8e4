import { rollbackTexts, screenHref } from '@commissary/catalog';
import type { WorkflowRecord } from '@commissary/contract';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import styles from '../../publishing/preview/publish.module.css';

export interface RecentPublishesProps {
  readonly companyId: string;
  readonly workflows: readonly WorkflowRecord[];
}

const mostListed = 5;

/** The publishes that are under way, scheduled or just over, each with its page: from there it is rolled back. */
export function RecentPublishes({ companyId, workflows }: RecentPublishesProps) {
  const publishes = [...Map.groupBy(workflows, ({ wfExec }) => wfExec.workflowId)].slice(0, mostListed);
  if (publishes.length === 0) return null;
  return (
    <nav className="space-below-16 size-13" aria-label={rollbackTexts.recent}>
      <ul className="reset row wrap gap-4 gap-x-16">
        {publishes.map(([workflowId, batches]) => (
          <li key={workflowId}>
            <AppLink
              className={`${styles.link} inline-row align-center`}
              href={screenHref('publishRun', { workflowId }, { companyId, locationId: null })}
            >
              {sentence(batches)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const sentence = (batches: readonly WorkflowRecord[]): string => {
  const [first] = batches;
  if (first === undefined) return '';
  const locations = batches.reduce((sum, one) => sum + Object.keys(one.locationToStatuses).length, 0);
  return rollbackTexts.recentBy(first.requestedBy, dayAndTimeAt(first.requestedAt, pageZone()), locations);
};
