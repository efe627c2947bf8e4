import { documents, formTexts, kindRecords, type RegisteredScreen, screenHref } from '@commissary/catalog';
import { useMemo } from 'react';
import { AppLink, historyHref } from '../navigation/index.ts';
import { PageHeader } from '../ui/index.ts';
import styles from './form-header.module.css';
import { PresenceAvatars } from './presence/index.ts';
import { NotPublishedBadge, OverridesPopover } from './provenance/index.ts';
import { FileActions } from './restore/index.ts';
import { useForm } from './state/index.ts';

export interface FormHeaderProps {
  readonly screen: RegisteredScreen;
  readonly sections: readonly string[];
}

/** The title of the page, how much of it is not live yet, and what is set here. */
export function FormHeader({ screen, sections }: FormHeaderProps) {
  const { address, levels } = useForm();
  const paths = useMemo(() => sections.map(section => `/${section}`), [sections]);
  const { tenantId } = address;
  return (
    <PageHeader
      title={screen.title}
      titleExtra={<NotPublishedBadge paths={paths} />}
      more={<DocumentLinks screen={screen.id} />}
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

interface DocumentLinksProps {
  /** The history is filtered by these. */
  readonly words?: string;
  /** The page that they are on, which needs no link to itself. */
  readonly screen?: string;
}

/** Links to pages about the document for its tenant. */
export function DocumentLinks({ words, screen }: DocumentLinksProps) {
  const { address, level, levels } = useForm();
  const { companyId, tenantId, menuId } = address;
  const { findingsScreen, title } = kindRecords[address.kind];
  const overrides = level === 'location' ? 'locationOverrides' : 'groupOverrides';
  return (
    <>
      <AppLink
        className={`${styles.link} inline-row align-center text-13 weight-600`}
        href={historyHref(address, words)}
      >
        {formTexts.history}
      </AppLink>
      {findingsScreen !== screen && (
        <AppLink
          className={`${styles.link} inline-row align-center text-13 weight-600`}
          href={screenHref(findingsScreen, {}, { companyId, locationId: tenantId }, menuId === null ? {} : { menuId })}
        >
          {formTexts.checkDocument(title.text)}
        </AppLink>
      )}
      {level === 'location' && (
        <AppLink
          className={`${styles.link} inline-row align-center text-13 weight-600`}
          href={screenHref('live', { kind: address.kind }, { companyId, locationId: tenantId })}
        >
          {formTexts.viewLive}
        </AppLink>
      )}
      {levels && tenantId !== null && (
        <AppLink
          className={`${styles.link} inline-row align-center text-13 weight-600`}
          href={screenHref(overrides, { id: tenantId }, { companyId, locationId: tenantId })}
        >
          {formTexts.allOverrides}
        </AppLink>
      )}
    </>
  );
}
