import { employmentAdminTexts as texts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocationStates } from '../../cache/index.ts';
import { ButtonLink, tenantOptions, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, SearchInput, SkeletonRows } from '../../ui/index.ts';
import styles from './employment-admin.module.css';
import { employmentLevels } from './level-heads.ts';
import { LevelTable } from './level-table.tsx';
import { useEmploymentLinks } from './use-employment-links.ts';

/** As many levels are seen at once without a search. */
const searchedFrom = 10;
const kinds = ['employment'] as const;

/** The employment document of every level: version, author, what is not published, and what can be done with it. */
export function EmploymentAdminView({ screen }: ViewProps) {
  const { user, companyId } = useActiveTenant();
  const [search, setSearch] = useState('');
  const heads = useQuery(employmentLevels(companyId));
  const { states } = useLocationStates(companyId, kinds);
  const links = useEmploymentLinks();
  const levels = tenantOptions(user, search).flatMap(({ options }) => options);
  const publish = links.publish(null);
  const imports = links.import(null);
  return (
    <>
      <PageHeader
        title={screen.title}
        about={texts.about}
        more={imports !== null && <ButtonLink href={imports}>{texts.import}</ButtonLink>}
        actions={
          publish !== null && (
            <ButtonLink href={publish} isPrimary>
              {texts.publish}
            </ButtonLink>
          )
        }
      />
      <div className="card">
        {user.accessibleTenants.length >= searchedFrom && (
          <search className={styles.search}>
            <SearchInput label={texts.search} value={search} onChange={setSearch} />
          </search>
        )}
        {heads.isPending && <SkeletonRows rows={6} height={56} />}
        {heads.isError && <ErrorState text={texts.loadFailed} onRetry={() => void heads.refetch()} />}
        {heads.data && levels.length === 0 && <EmptyState text={texts.noMatches} />}
        {heads.data && levels.length > 0 && <LevelTable levels={levels} heads={heads.data} states={states} />}
      </div>
    </>
  );
}
