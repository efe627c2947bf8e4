import {
  type ReportFolder,
  type ReportKey,
  reports,
  screenHref,
  screenOf,
  reportScreenTexts as texts,
} from '@commissary/catalog';
import { AppLink, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import styles from './reports.module.css';

const keys = Object.keys(reports) as readonly ReportKey[];
const folders = Object.keys(texts.folders) as readonly ReportFolder[];

/** Every report by what it is about, with what it answers. */
export function AllReportsView({ screen }: ViewProps) {
  const { companyId, tenant } = useActiveTenant();
  const at = { companyId, locationId: tenant?.id ?? null };
  return (
    <>
      <PageHeader title={screen.title} about={texts.allReports} />
      <div className="stack gap-16">
        {folders.map(folder => (
          <SectionCard key={folder} title={texts.folders[folder]} flush>
            <ul className="list">
              {keys
                .filter(key => reports[key].folder === folder)
                .map(key => (
                  <li key={key} className={`${styles.entry} stack gap-2 pad-x-20 pad-y-12 line-below`}>
                    <AppLink className="weight-600" href={screenHref(key, {}, at)}>
                      {screenOf(key).title}
                    </AppLink>
                    <span className="text-13 tone-2">{texts.about[key]}</span>
                  </li>
                ))}
            </ul>
          </SectionCard>
        ))}
      </div>
    </>
  );
}
