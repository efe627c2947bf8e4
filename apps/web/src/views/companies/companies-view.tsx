import { columnText, companyList, companyRecord, screenHref, companiesTexts as texts } from '@commissary/catalog';
import type { EditedCompany } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink, ButtonLink } from '../../navigation/index.ts';
import { useLoadError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, LoadedRows, PageHeader, RowsTable, SectionCard } from '../../ui/index.ts';
import styles from './companies.module.css';
import { companiesQuery } from './companies-query.ts';

/** Every company that the user may edit. */
export function CompaniesView() {
  const { user, companyId, tenant } = useActiveTenant();
  const companies = useQuery(companiesQuery());
  useLoadError(companies.error, texts.failed);
  const address = { companyId, locationId: tenant?.id ?? null };
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
      <SectionCard title={texts.count(companies.data?.length ?? 0)} flush>
        <LoadedRows
          rows={companies.data}
          error={companies.error}
          failed={texts.failed}
          onRetry={() => void companies.refetch()}
          empty={texts.none}
          height={56}
        >
          {rows => (
            <RowsTable
              columns={companyList.columns}
              draw={(column, company) =>
                cells[column]?.(company, address) ?? columnText(companyRecord, column, company)
              }
              classes={{ number: 'tone-2', locations: 'tone-2' }}
              rows={rows}
              keyOf={({ id }) => id}
              heights={[56, 56]}
              styles={styles}
            />
          )}
        </LoadedRows>
      </SectionCard>
    </>
  );
}

type CellOf = (company: EditedCompany, address: Parameters<typeof screenHref>[2]) => ReactNode;

const cells: Readonly<Record<string, CellOf>> = {
  name: ({ id, name }, address) => <AppLink href={screenHref('company', { id }, address)}>{name}</AppLink>,
  number: ({ number }) => texts.numbered(number),
  locations: ({ brand, locations }) => [brand, texts.locationCount(locations)].filter(Boolean).join(' · '),
  state: ({ provider, closedAt }) => (
    <>
      {provider && <Badge tone="company">{texts.provider}</Badge>}
      {closedAt !== null && <Badge tone="amber">{texts.closed}</Badge>}
    </>
  ),
};
