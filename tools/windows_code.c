/* Maps a DLL that asks for nothing into a process of Linux on x86-64; see windows_code.py. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static char *image;   /* where the DLL lies, laid out as in memory */
static uint32_t head; /* where its headers begin */

static void fill(void); /* what windows_code.py adds: numbers, and a function for each entry */

#define AT(type, place) (*(type *)(image + (place)))
#define DIRECTORY(k) (head + 24 + 112 + 8 * (k)) /* exports: 0, relocations: 5 */

/* Return where something exported lies. */
static void *find(const char *name) {
  uint32_t exports = AT(uint32_t, DIRECTORY(0));
  for (uint32_t i = 0; i < AT(uint32_t, exports + 24); i++)
    if (!strcmp(image + AT(uint32_t, AT(uint32_t, exports + 32) + 4 * i), name)) {
      uint16_t number = AT(uint16_t, AT(uint32_t, exports + 36) + 2 * i);
      return image + AT(uint32_t, AT(uint32_t, exports + 28) + 4 * number);
    }
  fprintf(stderr, "%s is not exported\n", name);
  abort();
}

/* Add to each address in the image how far the image lies from where it was made for. */
static void relocate(uint64_t far) {
  uint32_t block = AT(uint32_t, DIRECTORY(5)), end = block + AT(uint32_t, DIRECTORY(5) + 4);
  for (; block < end; block += AT(uint32_t, block + 4))
    for (uint32_t k = block + 8; k < block + AT(uint32_t, block + 4); k += 2) {
      uint16_t entry = AT(uint16_t, k);
      if (entry >> 12 == 10)
        AT(uint64_t, AT(uint32_t, block) + (entry & 4095)) += far;
      else if (entry >> 12)
        abort();
    }
}

/* Read the file whole and lay its sections out. */
__attribute__((constructor)) static void load(void) {
  FILE *file = fopen(DLL, "rb");
  if (!file || fseek(file, 0, SEEK_END)) abort();
  long size = ftell(file);
  char *read = malloc(size);
  rewind(file);
  if (fread(read, 1, size, file) != (size_t)size) abort();
  fclose(file);
  head = *(uint32_t *)(read + 0x3c);
  char *first = read + head + 24;
  uint64_t base = *(uint64_t *)(first + 24);
  image = mmap(0, *(uint32_t *)(first + 56), PROT_READ | PROT_WRITE | PROT_EXEC,
               MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (image == MAP_FAILED) abort();
  memcpy(image, read, *(uint32_t *)(first + 60));
  char *section = first + *(uint16_t *)(read + head + 20);
  for (int i = *(uint16_t *)(read + head + 6); i; i--, section += 40) {
    uint32_t *told = (uint32_t *)(section + 8); /* size here, place here, size and place in file */
    memcpy(image + told[1], read + told[3], told[0] < told[2] ? told[0] : told[2]);
  }
  free(read);
  relocate((uint64_t)image - base);
  fill();
}
