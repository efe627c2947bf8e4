import { locationLabels, locationsTexts } from '@commissary/catalog';
import { formatPhone, usStates } from '@commissary/domain';
import { Switch, TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { companyMenus, tagsOf } from '../../cache/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { SectionCard, Select } from '../../ui/index.ts';
import type { DraftProblems, LocationDraft } from './location-draft.ts';
import styles from './location-form.module.css';
import { timeZoneChoices } from './time-zones.ts';

export interface LocationFieldsProps {
  readonly draft: LocationDraft;
  readonly problems: DraftProblems;
  readonly onChange: (part: Partial<LocationDraft>) => void;
  /** The text under a field that another user changed meanwhile. */
  readonly beside?: (name: keyof LocationDraft | 'address') => ReactNode;
}

/** All editable fields of a location. */
export function LocationFieldset({ draft, problems, onChange, beside = () => null }: LocationFieldsProps) {
  const { user, companyId, levels } = useActiveTenant();
  const menus = useQuery(companyMenus(companyId));
  const tags = useQuery(tagsOf(companyId));
  const may = (feature: string) => user.enabledFeatures.includes(feature);
  const groups = user.accessibleTenants.filter(({ type }) => type === 'GROUP');
  const text = (name: TextName, label: string, more: object = {}) => (
    <TextInput
      label={label}
      autoComplete="off"
      value={draft[name] ?? ''}
      error={problems[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      {...more}
    />
  );
  return (
    <>
      <SectionCard title={locationsTexts.locationDetails}>
        <div className={styles.fields}>
          <div>
            {text('name', locationLabels.name, { maxLength: 60, required: true })}
            {beside('name')}
          </div>
          <div>
            <Select
              label={locationLabels.timeZone}
              description={locationsTexts.timeZoneHelp}
              required
              inputMode="search"
              allowDeselect={false}
              data={timeZoneChoices(draft.timeZone)}
              value={draft.timeZone || null}
              error={problems.timeZone}
              onChange={timeZone => onChange({ timeZone: timeZone ?? '' })}
            />
            {beside('timeZone')}
          </div>
          <div>
            {text('phone', locationLabels.phone, {
              type: 'tel',
              placeholder: '(312) 555-0114',
              onBlur: () => onChange({ phone: formatPhone(draft.phone) }),
            })}
            {beside('phone')}
          </div>
        </div>
      </SectionCard>
      <SectionCard title={locationLabels.address}>
        {beside('address')}
        <div className={styles.fields}>
          {text('street', locationsTexts.street, { maxLength: 120 })}
          {text('city', locationsTexts.city, { maxLength: 60 })}
          <Select
            label={locationsTexts.stateOrTerritory}
            inputMode="search"
            clearable
            data={[...usStates]}
            value={draft.state || null}
            error={problems.state}
            onChange={state => onChange({ state: state ?? '' })}
          />
          {text('postalCode', locationsTexts.zipCode, { inputMode: 'numeric' })}
          <div>
            {text('latitude', locationLabels.latitude, { inputMode: 'decimal' })}
            {beside('latitude')}
          </div>
          <div>
            {text('longitude', locationLabels.longitude, { inputMode: 'decimal' })}
            {beside('longitude')}
          </div>
        </div>
      </SectionCard>
      <SectionCard title={locationsTexts.settings}>
        <div className={styles.fields}>
          {levels && (
            <div>
              <Select
                label={locationLabels.groupId}
                placeholder={locationsTexts.noGroup}
                clearable
                disabled={!(user.companyWide && (may('editLocation') || may('addLocation')))}
                data={groups.map(({ id, name }) => ({ value: id, label: name }))}
                value={draft.groupId}
                onChange={groupId => onChange({ groupId })}
              />
              {beside('groupId')}
            </div>
          )}
          <div>
            <Select
              label={locationLabels.menuId}
              placeholder={locationsTexts.noMenu}
              clearable
              disabled={!may('manageMenus')}
              {...(!may('manageMenus') && { description: locationsTexts.menuPermissionHint })}
              data={(menus.data ?? [])
                .filter(menu => !menu.template)
                .map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.menuId}
              onChange={menuId => onChange({ menuId })}
            />
            {beside('menuId')}
          </div>
          <div>
            <TagsInput
              label={locationLabels.tags}
              description={locationsTexts.tagsHelp}
              data={tags.data ?? []}
              maxTags={20}
              value={[...draft.tags]}
              onChange={next => onChange({ tags: next.map(tag => tag.trim().slice(0, 30)).filter(Boolean) })}
            />
            {beside('tags')}
          </div>
          <div>
            {text('schedulingLocationId', locationLabels.schedulingLocationId, { maxLength: 64 })}
            {beside('schedulingLocationId')}
          </div>
          <div>
            <Switch
              label={locationLabels.kioskActive}
              disabled={!may('accessConfigurationOptions')}
              checked={draft.kioskActive}
              onChange={({ currentTarget }) => onChange({ kioskActive: currentTarget.checked })}
            />
            {beside('kioskActive')}
          </div>
        </div>
      </SectionCard>
    </>
  );
}

type TextName = 'name' | 'phone' | 'street' | 'city' | 'postalCode' | 'latitude' | 'longitude' | 'schedulingLocationId';
