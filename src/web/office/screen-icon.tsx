import type { ComponentProps } from 'react';
import { Icon, type IconName, Stroke } from '../ui/icons.tsx';

/** Icons used only in the office, kept out of the public pages' bundle. */
const strokes = {
  bars: 'M4 16.5v-5M10 16.5v-9M16 16.5v-13',
  cog: 'M10 7.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2M10 2.5v2.2M10 15.3v2.2M17.5 10h-2.2M4.7 10H2.5M15.3 4.7l-1.5 1.5M6.2 13.8l-1.5 1.5M15.3 15.3l-1.5-1.5M6.2 6.2 4.7 4.7',
  layers: 'M10 3 17 6.6 10 10.2 3 6.6 10 3ZM3.4 10.1 10 13.5l6.6-3.4M3.4 13.4 10 16.8l6.6-3.4',
  timeline: 'M2.5 5.5h8M6 10h11.5M3.5 14.5h9',
} as const;

export type ScreenIconName = IconName | keyof typeof strokes;

type Props = Omit<ComponentProps<typeof Icon>, 'name'> & { name: ScreenIconName };

/** An icon of an office screen, or any shared icon. */
export const ScreenIcon = ({ name, ...look }: Props) =>
  isOfScreens(name) ? <Stroke path={strokes[name]} {...look} /> : <Icon name={name} {...look} />;

const isOfScreens = (name: ScreenIconName): name is keyof typeof strokes => Object.hasOwn(strokes, name);
