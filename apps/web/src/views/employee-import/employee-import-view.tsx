import { employeeImportTexts as texts } from '@commissary/catalog';
import type { ViewProps } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { EmptyState, PageHeader, SectionCard } from '../../ui/index.ts';
import { DocumentFileSection } from './document-file-section.tsx';
import { PeopleSections } from './people-sections.tsx';

/** Two ways in: employees from a CSV file, and employment settings from an exported file. */
export function EmployeeImportView({ screen }: ViewProps) {
  const { enabledFeatures } = useUser();
  return (
    <>
      <PageHeader title={screen.title} about={texts.about} />
      <div className="stack gap-16">
        {enabledFeatures.includes('userAdmin') ? (
          <PeopleSections />
        ) : (
          <SectionCard title={texts.employees}>
            <EmptyState text={texts.requiresUserAdmin} />
          </SectionCard>
        )}
        <DocumentFileSection />
      </div>
    </>
  );
}
