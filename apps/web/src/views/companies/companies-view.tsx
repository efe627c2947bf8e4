import { screenHref, companiesTexts as texts } from '@commissary/catalog';
import type { EditedCompany } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppLink, ButtonLink } from '../../navigation/index.ts';
import { reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, EmptyState, ErrorState, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import styles from './companies.module.css';
import { companiesQuery } from './companies-query.ts';

/** Every company that the user may edit. */
export function CompaniesView() {
  const { user, companyId, tenant } = useActiveTenant();
  const companies = useQuery(companiesQuery());
  useEffect(() => {
    if (companies.error) reportError(companies.error, texts.failed);
  }, [companies.error]);
  const address = { companyId, locationId: tenant?.id ?? null };
  const list = companies.data ?? [];
  return (
    <>
      <PageHeader
        title={texts.companies}
        about={texts.listAbout}
        actions={
          user.enabledFeatures.includes('addCompanies') && (
            <ButtonLink href={screenHref('companyAdd', {}, address)}>{texts.add}</ButtonLink>
          )
        }
      />
      <SectionCard title={texts.count(list.length)} flush>
        {companies.isPending && <SkeletonRows rows={4} height={56} />}
        {companies.isError && <ErrorState text={texts.failed} onRetry={() => void companies.refetch()} />}
        {companies.data && list.length === 0 && <EmptyState text={texts.none} />}
        <ul className="list">
          {list.map(company => (
            <Row key={company.id} company={company} href={screenHref('company', { id: company.id }, address)} />
          ))}
        </ul>
      </SectionCard>
    </>
  );
}

function Row({ company, href }: { readonly company: EditedCompany; readonly href: string }) {
  const { name, number, brand, locations, provider, closedAt } = company;
  return (
    <li className={`${styles.row} grid align-center gap-4 gap-x-12 pad-x-20 pad-y-8 line-below`}>
      <AppLink className={styles.name} href={href}>
        {name}
      </AppLink>
      <span className="text-13 tone-2">{texts.numbered(number)}</span>
      <span className="text-13 tone-2">{[brand, texts.locationCount(locations)].filter(Boolean).join(' · ')}</span>
      <span>
        {provider && <Badge tone="company">{texts.provider}</Badge>}
        {closedAt !== null && <Badge tone="amber">{texts.closed}</Badge>}
      </span>
    </li>
  );
}
