/** Pseudo-language: text without accents did not come from a catalogue. Loaded by `?lang=qps` alone. */

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const WORN = "äƀçðéƒĝħíĵķļɱñöþɋŕšţüṽŵẋýžÄɃÇÐÉƑĜĦÍĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ";
const VOWELS = /[aeiou]/g;
const LONGER = 0.35;

/** Give every letter an accent, and repeat vowels until the text is about a third longer. */
export function disguise(text: string): string {
  let owed = 0;
  const long = text.replace(/[A-Za-z]+/g, (word) => {
    owed += word.length * LONGER;
    return word.replace(VOWELS, (vowel) => {
      if (owed < 1) return vowel;
      const more = Math.min(2, Math.floor(owed));
      owed -= more;
      return vowel.repeat(1 + more);
    });
  });
  return long.replace(/[A-Za-z]/g, (letter) => [...WORN][PLAIN.indexOf(letter)] ?? letter);
}
