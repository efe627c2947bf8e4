import { fileTexts, isAccessible, screenHref, screenOf, employeeImportTexts as texts } from '@commissary/catalog';
import { useRouter } from '@tanstack/react-router';
import { FileDrop } from '../../file-drop/index.ts';
import { giveDocumentFile, navigateTo } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, SectionCard } from '../../ui/index.ts';

/** A file with employment settings goes to the form of the active level, which shows what it changes. */
export function DocumentFileSection() {
  const { user, companyId, tenant, name } = useActiveTenant();
  const router = useRouter();
  const choose = (file: File) => {
    giveDocumentFile('employment', file);
    navigateTo(router, screenHref('employment', {}, { companyId, locationId: tenant?.id ?? null }));
  };
  return (
    <SectionCard title={texts.settings}>
      <p>{texts.settingsAbout(name)}</p>
      {isAccessible(screenOf('employment'), user, tenant) ? (
        <FileDrop
          label={texts.settingsFile}
          hint={texts.dropSettingsHere}
          texts={fileTexts}
          accept="application/json,.json"
          onFile={choose}
        />
      ) : (
        <EmptyState text={texts.noFormHere} />
      )}
    </SectionCard>
  );
}
