import { type ScreenId, screenHref, setupTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { ButtonLink, lazyComponent } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { CopyableText, SectionCard } from '../../ui/index.ts';
import styles from './first-steps.module.css';

/** What a new company has done on the way to its first order. */
const firstStepsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'firstSteps'],
    queryFn: async ({ signal }) =>
      responseBody(await api.companies.firstSteps({ params: { id: companyId } }, { signal })),
    // Who comes back from a step sees that it is done.
    staleTime: 0,
  });

const FirstPublish = lazyComponent(async () => (await import('../first-publish/index.ts')).FirstPublish, {
  fallback: null,
});

interface Step {
  readonly name: string;
  readonly help: string;
  readonly done: boolean;
  /** Where it is done, or what. */
  readonly screen?: ScreenId;
  readonly act?: (props: { readonly isPrimary: boolean }) => ReactNode;
}

/** The way of a new company to its first order; nothing once that is no news any more. */
export function FirstStepsCard() {
  const { companyId, accessibleTenants } = useUser();
  const [publishing, setPublishing] = useState<'asked' | 'started' | null>(null);
  const { data } = useQuery({
    ...firstStepsOf(companyId),
    refetchInterval: ({ state }) =>
      publishing === 'started' && !(state.data?.published && state.data.publishedPeople) && watchEveryMs,
  });
  if (data === undefined || (data.item && data.terminal && data.published && data.order)) return null;
  const location = accessibleTenants.find(({ type }) => type === 'LOCATION');
  const tenant = { companyId, locationId: null };
  const steps: readonly Step[] = [
    { name: texts.location, help: texts.panelLocation, done: location !== undefined, screen: 'locationAdd' },
    {
      ...{ name: texts.item, help: texts.itemHelp, done: data.item, screen: 'menuItems' },
      act: () => <ButtonLink href={screenHref('menuImport', {}, tenant)}>{texts.severalItems}</ButtonLink>,
    },
    { name: texts.tax, help: texts.taxHelp, done: data.tax, screen: 'taxStructures' },
    { name: texts.printer, help: texts.printerHelp, done: data.printer, screen: 'printers' },
    { name: texts.people, help: texts.peopleHelp, done: data.people, screen: 'employees' },
    { name: texts.terminal, help: texts.terminalHelp, done: data.terminal, screen: 'location' },
    {
      ...{ name: texts.publish, help: texts.publishAllHelp, done: data.published && data.publishedPeople },
      act: ({ isPrimary }) => (
        <Button className="text-13" variant={isPrimary ? 'filled' : 'default'} onClick={() => setPublishing('asked')}>
          {texts.start}
          <span className="visually-hidden"> {texts.publish}</span>
        </Button>
      ),
    },
    {
      ...{ name: texts.order, help: texts.orderHelp, done: data.order },
      act: () => data.terminal && data.published && <CopyableText label={texts.orderCommand} text={ticketCommand} />,
    },
  ];
  const next = steps.find(({ done }) => !done);
  return (
    <SectionCard title={texts.panelTitle} flush>
      <ol className="list">
        {steps.map(({ name, help, done, screen, act }) => (
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
            {!done && location !== undefined && act?.({ isPrimary: name === next?.name })}
            {!done && screen !== undefined && (location !== undefined || screen === 'locationAdd') && (
              <ButtonLink isPrimary={name === next?.name} href={screenHref(screen, { id: location?.id ?? '' }, tenant)}>
                {texts.start}
                <span className="visually-hidden"> {name}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      {publishing === 'asked' && location !== undefined && (
        <FirstPublish location={location} onClose={started => setPublishing(started ? 'started' : null)} />
      )}
    </SectionCard>
  );
}

/** While a publish is under way, until it is live. */
const watchEveryMs = 2_000;

/** What prints a test ticket on a terminal, in the folder where it was connected. */
const ticketCommand = 'npm run terminal -- --ticket';
