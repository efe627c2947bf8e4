import { publishPreviewTexts } from '@commissary/catalog';
import type { LocationPreview } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import styles from './publish.module.css';

export interface PeopleChangesProps {
  readonly previews: readonly LocationPreview[];
  readonly nameOf: (locationId: string) => string;
}

type Person = LocationPreview['people'][number];

/** The others are counted. */
const mostListed = 50;

/** Who works at a location after the publish, and who no longer does: a line for each person and location. */
export function PeopleChanges({ previews, nameOf }: PeopleChangesProps) {
  const found = previews.flatMap(({ locationId, people }) => people.map(person => ({ locationId, person })));
  if (found.length === 0) return null;
  return (
    <div>
      <p className={styles.groupHead}>{publishPreviewTexts.people}</p>
      <ul className={styles.people}>
        {found.slice(0, mostListed).map(({ locationId, person }) => (
          <li key={`${locationId} ${person.userId}`}>
            {lineOf(person, nameOf(locationId))}
            {person.change === 'changed' && <span>{publishPreviewTexts.employedBefore(jobsText(person.before))}</span>}
          </li>
        ))}
      </ul>
      {found.length > mostListed && (
        <p className="text-12 tone-2">{publishPreviewTexts.moreChanges(found.length - mostListed)}</p>
      )}
    </div>
  );
}

const lineOf = ({ userDisplayName: name, change, after }: Person, location: string): string =>
  change === 'removed'
    ? publishPreviewTexts.noLongerAt(name, location)
    : publishPreviewTexts.employedAs(name, jobsText(after), location);

const jobsText = (jobs: readonly string[]): string =>
  jobs.length === 0 ? publishPreviewTexts.withoutJob : formatList(jobs);
