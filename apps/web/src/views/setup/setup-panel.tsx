import { setupTexts as texts } from '@commissary/catalog';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { classNames } from '../../ui/index.ts';
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
    { name: texts.terminal, about: texts.terminalHelp },
    { name: texts.publish, about: texts.publishHelp },
  ];
  return (
    <aside className={styles.panel} aria-label={texts.panelTitle}>
      <h2>{texts.panelTitle}</h2>
      <p className={styles.quiet}>{texts.panelAbout}</p>
      <ol className={styles.stops}>
        {stops.map(({ name, about }, index) => (
          <li key={name} data-state={index < at ? 'done' : index === at ? 'here' : 'next'}>
            <span className={styles.stop}>{index < at && <IconCheck size={14} stroke={2.4} aria-hidden />}</span>
            <span className={styles.stopName}>
              {name}
              {index < at && <span className="visually-hidden">, {texts.done}</span>}
            </span>
            <span className={styles.quiet}>{about}</span>
          </li>
        ))}
      </ol>
      <p className={classNames(styles.quiet, styles.note)}>
        <IconLock size={16} stroke={1.8} aria-hidden /> {texts.panelNote}
      </p>
    </aside>
  );
}
