/** What identifies a person, in the forms that comparisons use. */
export interface Identity {
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string;
  readonly hireDate: string | null;
}

/** `known`: one person, for sure. `doubtful`: perhaps one of these. `unknown`: nobody that is stored. */
export type EmployeeMatch<P> =
  | { readonly is: 'known'; readonly person: P }
  | {
      readonly is: 'doubtful';
      /** At most `mostCandidates`, the likeliest first. */
      readonly candidates: readonly P[];
      /** How many there are. */
      readonly total: number;
    }
  | { readonly is: 'unknown' };

/** Enough to choose from: a row that may mean more people has to say more. */
export const mostCandidates = 10;

/** So many with one name and one phone number or hire date are compared; where there are more, nobody is sure. */
const mostCompared = 50;

type Stored = Identity & { readonly active: boolean };

/**
 * Returns who a row of a file is: by e-mail address, then by phone, then by name and hire date. A person is known where
 * nothing that both sides say differs; somebody with the same phone or the same name is at least a question. The work of
 * a row does not grow with the number of people who share its name.
 */
export const employeeMatcher = <P extends Stored>(people: readonly P[]): ((row: Identity) => EmployeeMatch<P>) => {
  const emails = indexBy(people, ({ email }) => email);
  const phones = indexBy(people, ({ phone }) => phone);
  const names = indexBy(people, ({ name }) => name);
  const phonesAndNames = indexBy(people, phoneAndName);
  const datesAndNames = indexBy(people, dateAndName);
  return row => {
    const [owner] = emails(row.email);
    // Somebody who left is hired again only when somebody says so.
    if (owner !== undefined)
      return owner.active ? { is: 'known', person: owner } : { is: 'doubtful', candidates: [owner], total: 1 };
    const [samePhone, sameName] = [phones(row.phone), names(row.name)];
    const [both, sameDate] = [phonesAndNames(phoneAndName(row)), datesAndNames(dateAndName(row))];
    const near = [...new Set([...both.slice(0, mostCompared), ...sameDate.slice(0, mostCompared)])];
    const sure = near.filter(
      person =>
        person.active &&
        !differs(person.email, row.email) &&
        !differs(person.phone, row.phone) &&
        !differs(person.hireDate, row.hireDate),
    );
    const [only] = sure;
    const isCompared = both.length <= mostCompared && sameDate.length <= mostCompared;
    if (only !== undefined && sure.length === 1 && isCompared) return { is: 'known', person: only };
    const total = samePhone.length + sameName.length - both.length;
    if (total === 0) return { is: 'unknown' };
    const likeliest = [near, samePhone, sameName].flatMap(list => list.slice(0, mostCandidates));
    return { is: 'doubtful', candidates: [...new Set(likeliest)].slice(0, mostCandidates), total };
  };
};

const phoneAndName = ({ phone, name }: Identity): string | null => (phone === null ? null : `${phone} ${name}`);
const dateAndName = ({ hireDate, name }: Identity): string | null => (hireDate === null ? null : `${hireDate} ${name}`);

/** What two rows of a file about one person who is not stored have in common. */
export const identityKeys = ({ email, phone, name, hireDate }: Identity): string[] => {
  const keys = [
    ...(email === null ? [] : [`email ${email}`]),
    ...(phone === null ? [] : [`phone ${phone} ${name}`]),
    ...(hireDate === null ? [] : [`hired ${hireDate} ${name}`]),
  ];
  return keys.length === 0 ? [`name ${name}`] : keys;
};

const indexBy = <P>(
  people: readonly P[],
  keyOf: (person: P) => string | null,
): ((key: string | null) => readonly P[]) => {
  const index = Map.groupBy(people, keyOf);
  return key => (key === null ? [] : (index.get(key) ?? []));
};

const differs = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;
