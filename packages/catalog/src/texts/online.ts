/** Texts of online. */
export const onlineTexts = {
  selfOrderKiosks: 'Self-order kiosks',
  pages: 'Pages',
  noActiveKioskAtThis: 'No active kiosk at this location.',
  onlineHours: 'Online hours',
  messages: 'Messages',
  onlineOrdering: 'Online ordering',
  takeOrdersOnline: 'Take orders online',
  needs: (needs: string) => `Needs ${needs}`,
  noOrderTypeCanBe: 'No order type can be offered online.',
  noOrderTypeIsOffered: 'No order type is offered online.',
  ofOrderTypesAreOffered: (on: number, all: number) => `${on} of ${all} order types are offered online.`,
  build: 'Build',
  buildTheApp: 'Build the app',
  theBuildCouldNotBe: 'The build could not be read.',
  noBuildServiceIsSet:
    'No build service is set up for this server. Whoever runs it names one in COMMISSARY_APP_BUILDER.',
  notBuiltYetSaveName: 'Not built yet. Save name and package name, then build it.',
  buildsUseTheSavedCompany: 'Builds use the saved company settings.',
  ended: (dayAndTime: string) => `, ended ${dayAndTime}`,
  forAndroid: 'For Android',
  forIOS: 'For iOS',
};
