import type { LocationPreview } from '@commissary/contract';
import { employeeDifferences, type WorkingEmployee } from '@commissary/domain';

export type PersonPreview = LocationPreview['people'][number];

/** What of an employment document, live or saved, tells who works there as what. */
interface WithJobs {
  readonly jobTypes?: readonly { readonly id: string | number; readonly name: string }[];
  readonly employees?: readonly WorkingEmployee[];
}

/** Who begins to work at a location with a publish, who no longer does, and whose jobs or roles change. */
export const comparePeople = (
  employees: readonly WorkingEmployee[],
  saved: unknown,
  live: unknown,
): PersonPreview[] => {
  const [before, after] = [withJobs(live), withJobs(saved)];
  const names = new Map(
    [...(before.jobTypes ?? []), ...(after.jobTypes ?? [])].map(({ id, name }) => [String(id), name]),
  );
  const named = (ids: readonly string[]) => ids.flatMap(id => names.get(id) ?? []);
  return employeeDifferences(before.employees ?? [], employees).map(one => ({
    userId: one.id,
    userDisplayName: one.name,
    change: one.change,
    before: named(one.jobsBefore),
    after: named(one.jobsAfter),
  }));
};

// The kind of the document says what its values are; nothing is live before the first publish.
const withJobs = (document: unknown): WithJobs => (document ?? {}) as WithJobs;
