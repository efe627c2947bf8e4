import { formatNumber } from '@commissary/domain';

/** Texts of online. */
export const onlineTexts = {
  selfOrderKiosks: 'Self-order kiosks',
  pages: 'Pages',
  noKiosks: 'No kiosk is active at this location.',
  onlineHours: 'Online hours',
  messages: 'Messages',
  onlineOrdering: 'Online ordering',
  takeOrdersOnline: 'Take orders online',
  requires: (permission: string) => `Requires ${permission}`,
  noOnlineOrderTypes: 'No order type can be offered online.',
  noneOffered: 'No order type is offered online.',
  offeredOfAll: (on: number, all: number) =>
    `${formatNumber(on)} of ${formatNumber(all)} order types are offered online.`,
  build: 'Build',
  buildApp: 'Build app',
  buildLoadFailed: 'The build could not be loaded.',
  builderNotConfigured: 'No build service is configured for this server. Ask whoever runs it to connect one.',
  notBuilt: 'Not built yet. Save the name and package name, then build the app.',
  buildHint: 'Builds use the saved company settings.',
  finished: (when: string) => `, finished ${when}`,
  downloadAndroid: 'Download for Android',
  downloadIos: 'Download for iOS',
  buildLine: (version: string, by: string, when: string) => `Version ${version}, requested by ${by}, ${when}`,
  buildFailed: 'The app could not be built.',
  queued: 'Queued',
  building: 'Building',
  built: 'Built',
  failed: 'Failed',
};
