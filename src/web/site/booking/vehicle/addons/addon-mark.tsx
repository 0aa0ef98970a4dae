import { useState } from 'react';
import type { AddonShape } from '#contract/extras.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { addonIcon } from './addon-icon.ts';

/** The add-on's picture if it is one of ours, else a sign for it. */
export const AddonMark = ({ addon, isChosen }: { addon: AddonShape; isChosen: boolean }) => {
  const [isBroken, setBroken] = useState(false);
  // Pages show no pictures from elsewhere: see the policy that they carry.
  const src = addon.imageUrl?.startsWith('/') && !isBroken ? addon.imageUrl : null;
  return (
    <span
      className={`grid size-11 place-items-center overflow-hidden rounded-md max-md:row-span-2 ${isChosen ? 'bg-brand-soft text-on-brand-soft' : 'bg-sunken text-muted'}`}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name={addonIcon(addon)} />
      )}
    </span>
  );
};
