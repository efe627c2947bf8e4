import { companyRecord, describeRecord, screenHref, companiesTexts as texts } from '@commissary/catalog';
import type { EditedCompany } from '@commissary/contract';
import { formatNumber } from '@commissary/domain';
import { useParams } from '@tanstack/react-router';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { useFailedLoad } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { FactList, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { CloseCompany } from './close-company.tsx';
import { useCompany } from './companies-query.ts';

/** One company: what is known of it, and whether it is open. */
export function CompanyView() {
  const { id = '' } = useParams({ strict: false });
  const { companyId, tenant } = useActiveTenant();
  const { company, error } = useCompany(id);
  useFailedLoad(error, texts.failed);
  if (company === null) return <NotFound />;
  if (company === undefined) return <SkeletonRows rows={6} height={56} />;
  const { name, closedAt } = company;
  const address = { companyId, locationId: tenant?.id ?? null };
  return (
    <div className="stack gap-16">
      <PageHeader
        title={name}
        about={
          closedAt === null ? texts.numbered(company.number) : texts.closedSince(dayAndTimeAt(closedAt, ownZone()))
        }
        actions={
          closedAt === null && (
            <>
              <ButtonLink href={screenHref('companySecurity', { id }, address)}>{texts.security}</ButtonLink>
              <ButtonLink href={screenHref('companyEdit', { id }, address)}>{texts.editAction}</ButtonLink>
            </>
          )
        }
      />
      <SectionCard title={texts.details}>
        <FactList facts={factsOf(company).map(([term, value]) => ({ term, value: value ?? texts.noValue }))} />
      </SectionCard>
      <div className="row justify-end">
        <CloseCompany company={company} />
      </div>
    </div>
  );
}

const factsOf = (company: EditedCompany): readonly (readonly [string, string | null])[] => {
  const entered = describeRecord(companyRecord, company).filter(({ key }) => key !== 'name' && key !== 'internal');
  return [
    [texts.number, String(company.number)],
    [texts.locations, formatNumber(company.locations)],
    ...entered.map(({ field, text }) => [field.label, text] as const),
  ];
};
