/** Texts of the dashboards of an analytics service. */
export const dashboardTexts = {
  about: 'A dashboard of your analytics service.',
  failed: 'Your analytics service does not answer. These are the numbers of the console.',
  listFailed: 'Your analytics service does not answer, so its dashboards are missing here.',
  frameFailed: 'The dashboard could not be opened.',
  withoutFolder: 'Dashboards',
  gone: 'Your analytics service does not have this dashboard any more.',
  back: 'All reports',
};
