import { type ScreenId, screenHref, setupTexts as texts } from '@commissary/catalog';
import { IconCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { CopyableText, SectionCard } from '../../ui/index.ts';
import styles from './first-steps.module.css';

/** What a new company has done on the way to its first order. */
const firstStepsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'firstSteps'],
    queryFn: async ({ signal }) =>
      responseBody(await api.companies.firstSteps({ params: { id: companyId } }, { signal })),
  });

interface Step {
  readonly name: string;
  readonly help: string;
  readonly done: boolean;
  /** Where it is done; a step on a terminal has a command instead. */
  readonly screen?: ScreenId;
}

/** The way of a new company to its first order; nothing once that is no news any more. */
export function FirstStepsCard() {
  const { companyId, accessibleTenants } = useUser();
  const { data } = useQuery(firstStepsOf(companyId));
  if (data === undefined || (data.item && data.terminal && data.published && data.order)) return null;
  const location = accessibleTenants.find(({ type }) => type === 'LOCATION');
  const tenant = { companyId, locationId: null };
  const steps: readonly Step[] = [
    { name: texts.location, help: texts.panelLocation, done: location !== undefined, screen: 'locationAdd' },
    { name: texts.item, help: texts.itemHelp, done: data.item, screen: 'menuItems' },
    { name: texts.terminal, help: texts.terminalHelp, done: data.terminal, screen: 'location' },
    { name: texts.publish, help: texts.publishHelp, done: data.published, screen: 'menuPublish' },
    { name: texts.order, help: texts.orderHelp, done: data.order },
  ];
  const next = steps.find(({ done }) => !done);
  return (
    <SectionCard title={texts.panelTitle} flush>
      <ol className="list">
        {steps.map(({ name, help, done, screen }) => (
          <li key={name} className={`${styles.row} row wrap align-center gap-12 pad-x-16 pad-y-10`} data-done={done}>
            <span className={`${styles.mark} row align-center justify-center rigid`}>
              {done && <IconCheck size={14} stroke={2.4} aria-hidden />}
            </span>
            <span className={`${styles.words} stack grow`}>
              <span className="weight-500">
                {name}
                {done && <span className="visually-hidden">, {texts.done}</span>}
              </span>
              <span className="text-13 tone-2">{help}</span>
            </span>
            {screen === undefined && name === next?.name && (
              <CopyableText label={texts.orderCommand} text={ticketCommand} />
            )}
            {!done && screen !== undefined && (location !== undefined || screen === 'locationAdd') && (
              <ButtonLink isPrimary={name === next?.name} href={screenHref(screen, { id: location?.id ?? '' }, tenant)}>
                {texts.start}
                <span className="visually-hidden"> {name}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

/** What prints a test ticket on a terminal, in the folder where it was connected. */
const ticketCommand = 'npm run terminal -- --ticket';
