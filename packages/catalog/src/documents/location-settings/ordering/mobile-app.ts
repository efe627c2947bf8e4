import { type Field, group, text, type Value } from '@commissary/schema';

const storeAddress = (label: string) => text({ label, max: 300, pattern: 'https://\\S+' });

const fields = group(
  {
    label: 'Mobile app',
    help: 'App name and store links',
    permission: 'accessConfigurationOptions',
  },
  {
    name: text({ label: 'App name', max: 60 }),
    packageName: text({
      label: 'Package name',
      help: 'App ID for both stores. Example: com.example.pizza',
      max: 150,
      pattern: '[A-Za-z]\\w{0,29}(?:\\.[A-Za-z]\\w{0,29}){1,3}',
    }),
    version: text({ label: 'Version', initial: '1.0', max: 20, pattern: '\\d{1,4}(?:\\.\\d{1,4}){0,3}' }),
    androidAppStoreUrl: storeAddress('Google Play URL'),
    iosAppStoreUrl: storeAddress('App Store URL'),
  },
);

export interface MobileApp extends Value<typeof fields> {}
export const mobileApp: Field<MobileApp> = fields;
