import { screenHref, certificatesDueTexts as texts } from '@commissary/catalog';
import type { Overview } from '@commissary/contract';
import { dateWords } from '@commissary/domain';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useActiveTenant } from '../../session/index.ts';
import { AttentionRow } from './attention-row.tsx';
import { overviewOf } from './overview-query.ts';

/** Whether there are employees whose certifications have expired or will soon, of those whom the user manages. */
export const useCertificatesDue = (): Overview['certificates'] | null => {
  const { companyId, tenant } = useActiveTenant();
  const due = useQuery(overviewOf(companyId, tenant)).data?.certificates;
  return due === undefined || due.total === 0 ? null : due;
};

/** The first of these employees, and a link to the list of all of them. */
export function CertificatesDue({ due: { total, first } }: { readonly due: Overview['certificates'] }) {
  const { companyId, tenant } = useActiveTenant();
  const names = first.map(one => texts.one(one.person, one.requirement ?? texts.other, dateWords(one.endsOn)));
  const place = tenant === null ? {} : { place: tenant.id };
  const address = { companyId, locationId: tenant?.id ?? null };
  return (
    <AttentionRow
      icon={<IconCertificate size={17} stroke={1.8} aria-hidden />}
      title={texts.due(total)}
      more={texts.more(names.join('. '), total - first.length)}
      href={screenHref('employees', {}, address, { certificate: 'due', ...place })}
      action={texts.open}
    />
  );
}
