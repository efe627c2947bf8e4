import { employeeSorts } from '@commissary/catalog';
import type { EmployeeQuery } from '@commissary/contract';
import { employeeStates, problemParts } from '@commissary/domain';
import { useAddressQuery } from '../../../navigation/index.ts';

export const certificateChoices = ['due', 'expiring', 'expired'] as const;

/** The filter of the list, as the address keeps it. */
export type EmployeeFilter = Pick<
  EmployeeQuery,
  'search' | 'place' | 'job' | 'role' | 'state' | 'certificate' | 'problem' | 'sort'
>;

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find(one => one === text);

/** The filter is stored in the address, so that a filtered list can be bookmarked and sent. */
export const useEmployeeFilter = () => {
  const { query, change } = useAddressQuery();
  const { search, place, job, role } = query;
  const filter: EmployeeFilter = {
    search,
    place,
    job,
    role,
    state: oneOf(employeeStates, query.state),
    certificate: oneOf(certificateChoices, query.certificate),
    problem: oneOf(['any', ...problemParts], query.problem),
    sort: oneOf(
      employeeSorts.map(({ by }) => by),
      query.sort,
    ),
  };
  return { filter, change: (part: { readonly [K in keyof EmployeeFilter]?: string | null }) => change(part) };
};

/** Without what is not set. `today` is the day on which certifications are judged. */
export const queryOf = (filter: EmployeeFilter, today: string): EmployeeQuery => ({
  ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')),
  ...(filter.certificate !== undefined && { today }),
});

/** Takes every filter off; the order stays. */
export const noFilter = {
  search: null,
  place: null,
  job: null,
  role: null,
  state: null,
  certificate: null,
  problem: null,
} as const;
