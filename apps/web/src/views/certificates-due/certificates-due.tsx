import { screenHref, certificatesDueTexts as texts } from '@commissary/catalog';
import type { EmployeeQuery, ListedEmployee } from '@commissary/contract';
import { dateWords, plainDateAt } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { firstEmployees } from '../../cache/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';

/** What is said of them, with the link to the employees. */
export interface DueCertificates {
  readonly title: string;
  readonly more: string;
  readonly href: string;
  readonly action: string;
}

export interface CertificatesDueProps {
  /** Only employees of this location. */
  readonly placeId: string | null;
  readonly draw: (due: DueCertificates) => ReactNode;
}

const mostNamed = 3;

/** The employees whose certifications have expired or will soon; nothing where there are none. */
export function CertificatesDue({ placeId, draw }: CertificatesDueProps) {
  const { companyId, tenant } = useActiveTenant();
  const today = plainDateAt(Date.now(), tenant?.timeZone ?? ownZone());
  const place = placeId === null ? {} : { place: placeId };
  const query: EmployeeQuery = { certificate: 'due', today, ...place };
  const { data } = useQuery(firstEmployees(companyId, query, mostNamed));
  const count = data?.counts?.matching ?? 0;
  if (data === undefined || count === 0) return null;
  const address = { companyId, locationId: tenant?.id ?? null };
  return draw({
    title: texts.due(count),
    more: texts.more(data.employees.flatMap(saidOf).join('. '), count - data.employees.length),
    href: screenHref('employees', {}, address, { certificate: 'due', ...place }),
    action: texts.open,
  });
}

/** The certification of somebody that ends first. */
const saidOf = ({ name, certifications }: ListedEmployee): readonly string[] => {
  const [first] = certifications
    .flatMap(one => (one.endsOn === null ? [] : [{ ...one, endsOn: one.endsOn }]))
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
  return first === undefined ? [] : [texts.one(name, first.name ?? texts.other, dateWords(first.endsOn))];
};
