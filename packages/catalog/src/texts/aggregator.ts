/** Texts of the check of an account at the service that collects orders of delivery platforms. */
export const aggregatorTexts = {
  title: 'Order aggregation',
  about: 'Checks whether the service that collects orders of delivery platforms knows this location.',
  account: 'Account id',
  location: 'Location id at the service',
  validate: 'Validate',
  valid: 'The account and the location are valid.',
  /** The same for an unknown account, an unknown location and a service that refuses. */
  notValid: 'The service does not confirm this account and location.',
  notConfigured: 'No order aggregation service is configured. Ask your administrator.',
  notResponding: 'The service is not responding. Try again later.',
  failed: 'The account could not be validated.',
};
