import { type Field, group, text, type Value } from '@commissary/schema';

const storeAddress = (label: string) => text({ label, max: 300, pattern: 'https://\\S+' });

const fields = group(
  {
    label: 'Mobile app',
    help: 'What the app of the company is called, and where guests find it',
    permission: 'accessConfigurationOptions',
  },
  {
    name: text({ label: 'Name of the app', max: 60 }),
    packageName: text({
      label: 'Package name',
      help: 'Names the app for both stores, for example com.example.pizza',
      max: 150,
      pattern: '[A-Za-z]\\w{0,29}(?:\\.[A-Za-z]\\w{0,29}){1,3}',
    }),
    version: text({ label: 'Version', initial: '1.0', max: 20, pattern: '\\d{1,4}(?:\\.\\d{1,4}){0,3}' }),
    androidAppStoreUrl: storeAddress('Address in the store for Android'),
    iosAppStoreUrl: storeAddress('Address in the App Store'),
  },
);

export interface MobileApp extends Value<typeof fields> {}
export const mobileApp: Field<MobileApp> = fields;
