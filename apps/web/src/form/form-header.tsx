import { documents, formTexts, type RegisteredScreen, screenHref } from '@commissary/catalog';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { AppLink, historyHref } from '../navigation/index.ts';
import { Badge, Dot, PageHeader } from '../ui/index.ts';
import styles from './form-header.module.css';
import { PresenceAvatars } from './presence/index.ts';
import { OverridesPopover, unpublishedPaths } from './provenance/index.ts';
import { FileActions } from './restore/index.ts';
import { useForm } from './state/index.ts';

export interface FormHeaderProps {
  readonly screen: RegisteredScreen;
  readonly sections: readonly string[];
}

/** The title of the page, how much of it is not live yet, and what is set here. */
export function FormHeader({ screen, sections }: FormHeaderProps) {
  const { address, level, levels } = useForm();
  const paths = useMemo(() => sections.map(section => `/${section}`), [sections]);
  const { companyId, tenantId } = address;
  const overrides = level === 'location' ? 'locationOverrides' : 'groupOverrides';
  return (
    <PageHeader
      title={screen.title}
      beside={<NotPublished paths={paths} />}
      more={
        <>
          <AppLink className={styles.link ?? ''} href={historyHref(address)}>
            {formTexts.history}
          </AppLink>
          {level === 'location' && (
            <AppLink
              className={styles.link ?? ''}
              href={screenHref('live', { kind: address.kind }, { companyId, locationId: tenantId })}
            >
              {formTexts.viewLive}
            </AppLink>
          )}
          {levels && tenantId !== null && (
            <AppLink
              className={styles.link ?? ''}
              href={screenHref(overrides, { id: tenantId }, { companyId, locationId: tenantId })}
            >
              {formTexts.allOverrides}
            </AppLink>
          )}
        </>
      }
      actions={
        <>
          <PresenceAvatars />
          {levels && tenantId !== null && <OverridesPopover paths={paths} title={screen.title} />}
          {documents[address.kind].file && <FileActions />}
        </>
      }
    />
  );
}

function NotPublished({ paths }: { readonly paths: readonly string[] }) {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe('', listener), [store]);
  const count = useSyncExternalStore(
    subscribe,
    () => unpublishedPaths(store.session().opened, store.surroundings().live, paths).length,
  );
  if (count === 0) return null;
  return (
    <Badge tone="amber" icon={<Dot tone="amber" />}>
      {formTexts.unpublishedCount(count)}
    </Badge>
  );
}
