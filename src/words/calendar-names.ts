import type { Language } from '#contract/fields.ts';

type Names = Readonly<Record<'short' | 'long', readonly string[]>>;

const words = (list: string): readonly string[] => list.split(' ');

/**
 * The names of days (Monday first) and months. Written out because Intl's short forms differ between the server's and
 * a browser's version, which would change the text on hydration.
 */
export const weekdayNames: Readonly<Record<Language, Names>> = {
  en: {
    short: words('Mon Tue Wed Thu Fri Sat Sun'),
    long: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  },
  th: {
    short: words('จ. อ. พ. พฤ. ศ. ส. อา.'),
    long: words('วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์'),
  },
};

export const monthNames: Readonly<Record<Language, Names>> = {
  en: {
    short: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    long: words('January February March April May June July August September October November December'),
  },
  th: {
    short: words('ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'),
    long: words('มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'),
  },
};
