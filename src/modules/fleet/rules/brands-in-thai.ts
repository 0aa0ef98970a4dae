const latin = new Map([
  ['โตโยต้า', 'toyota'],
  ['โตโยตา', 'toyota'],
  ['ฮอนด้า', 'honda'],
  ['ฮอนดา', 'honda'],
  ['นิสสัน', 'nissan'],
  ['มาสด้า', 'mazda'],
  ['มิตซูบิชิ', 'mitsubishi'],
  ['อีซูซุ', 'isuzu'],
  ['ซูซูกิ', 'suzuki'],
  ['ซูบารุ', 'subaru'],
  ['ฟอร์ด', 'ford'],
  ['เชฟโรเลต', 'chevrolet'],
  ['ฮุนได', 'hyundai'],
  ['เกีย', 'kia'],
  ['เอ็มจี', 'mg'],
  ['บีวายดี', 'byd'],
  ['เทสลา', 'tesla'],
  ['บีเอ็มดับเบิลยู', 'bmw'],
  ['บีเอ็ม', 'bmw'],
  ['เมอร์เซเดส', 'mercedes'],
  ['เบนซ์', 'benz'],
  ['ออดี้', 'audi'],
  ['วอลโว่', 'volvo'],
  ['เลกซัส', 'lexus'],
  ['มินิ', 'mini'],
  ['ยามาฮ่า', 'yamaha'],
  ['คาวาซากิ', 'kawasaki'],
  ['เวสป้า', 'vespa'],
]);

/** A word of a search; a brand that is written in Thai, or begun, becomes its name in the fleet. */
export const inLatinLetters = (word: string): string => {
  const brand = [...latin].find(([thai]) => word.length > 2 && thai.startsWith(word));
  return latin.get(word) ?? brand?.[1] ?? word;
};
