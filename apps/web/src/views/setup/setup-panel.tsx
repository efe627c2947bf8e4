import { setupTexts as texts } from '@commissary/catalog';
import { IconCheck, IconLock } from '@tabler/icons-react';
import styles from './setup.module.css';
import { type SetupDraft, type SetupStep, setupSteps } from './setup-draft.ts';

/** The way to the first publish: what is done, where the user is, and what follows. */
export function SetupPanel({ draft, step }: { readonly draft: SetupDraft; readonly step: SetupStep }) {
  const at = setupSteps.indexOf(step);
  const stops = [
    { name: texts.company, about: draft.companyName.trim() || texts.panelCompany },
    { name: texts.location, about: draft.location.name.trim() || texts.panelLocation },
    { name: texts.owner, about: texts.panelOwner },
    { name: texts.item, about: texts.itemHelp },
    { name: texts.tax, about: texts.taxHelp },
    { name: texts.printer, about: texts.printerHelp },
    { name: texts.people, about: texts.peopleHelp },
    { name: texts.terminal, about: texts.terminalHelp },
    { name: texts.publish, about: texts.publishHelp },
  ];
  return (
    <aside className={`${styles.panel} stack gap-8`} aria-label={texts.panelTitle}>
      <h2>{texts.panelTitle}</h2>
      <p className="text-13 tone-2">{texts.panelAbout}</p>
      <ol className={styles.stops}>
        {stops.map(({ name, about }, index) => (
          <li key={name} data-state={index < at ? 'done' : index === at ? 'here' : 'next'}>
            <span className={`${styles.stop} row align-center justify-center`}>
              {index < at && <IconCheck size={14} stroke={2.4} aria-hidden />}
            </span>
            <span className="weight-600">
              {name}
              {index < at && <span className="visually-hidden">, {texts.done}</span>}
            </span>
            <span className="text-13 tone-2">{about}</span>
          </li>
        ))}
      </ol>
      <p className={`${styles.note} text-13 tone-2`}>
        <IconLock size={16} stroke={1.8} aria-hidden /> {texts.panelNote}
      </p>
    </aside>
  );
}
