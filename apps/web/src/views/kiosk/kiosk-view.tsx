import { builtScreens, isInNavigation, onlineTexts, screenHref } from '@commissary/catalog';
import { IconChevronRight } from '@tabler/icons-react';
import { AppLink, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, PageHeader, SectionCard } from '../../ui/index.ts';
import styles from './kiosk.module.css';

/** The start page of the kiosk screens: a link to each that the user may open for this tenant. */
export function KioskView({ screen }: ViewProps) {
  const { user, companyId, tenant } = useActiveTenant();
  const pages = builtScreens
    .filter(({ parent }) => parent === screen.id)
    .filter(one => isInNavigation(one, user, tenant));
  return (
    <>
      <PageHeader title={screen.title} about={onlineTexts.selfOrderKiosks} />
      <SectionCard title={onlineTexts.pages} flush>
        {pages.length === 0 && <EmptyState text={onlineTexts.noKiosks} />}
        <ul className="list">
          {pages.map(({ id, title }) => (
            <li key={id}>
              <AppLink
                className={`${styles.page} row align-center justify-between weight-500 tone-1`}
                href={screenHref(id, {}, { companyId, locationId: tenant?.id ?? null })}
              >
                {title}
                <IconChevronRight size={16} stroke={1.8} aria-hidden />
              </AppLink>
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  );
}
