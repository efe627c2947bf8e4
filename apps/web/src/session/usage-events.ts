import { api, report, responseBody } from '../api/index.ts';

/** The usage events of the console, where the installation has an analytics service. */
export type UsageEvent = 'login' | 'session_timed_out';

type Services = Awaited<ReturnType<typeof readServices>>;

const readServices = async () => responseBody(await api.system.trackingSettings({}, { background: true }));

let services: Promise<Services | null> | undefined;

/** Where the settings have arrived with another response. */
export const keepTrackingSettings = (known: Services): void => {
  services = Promise.resolve(known);
};

/** Read while a user is signed in, so that the end of a session can be sent as well. */
export const prepareUsage = (): void => {
  services ??= readServices().catch(() => {
    services = undefined;
    return null;
  });
};

/** Sends an event. Without a service, or before any sign-in, nothing leaves the browser. */
export const track = (event: UsageEvent): void => {
  void services?.then(known => {
    if (known === null) return;
    for (const { url, body } of reportsOf(event, known)) report(url, body);
  });
};

interface Report {
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
}

/** The body of an event: nothing about the person, and nothing at all to a service without a key. */
export const reportsOf = (event: UsageEvent, { mixpanelToken }: Pick<Services, 'mixpanelToken'>): readonly Report[] =>
  mixpanelToken === ''
    ? []
    : [
        {
          url: 'https://api.mixpanel.com/track',
          body: { data: JSON.stringify([{ event, properties: { token: mixpanelToken } }]) },
        },
      ];
