import { expect, test } from 'vitest'
import { lru } from '#domain/memory/lru.ts'

test('the least recently used value is evicted', () => {
  const cache = lru<string, number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3])
})

test('a value that is set again replaces the one before and counts once', () => {
  const cache = lru<string, string>(5, (text) => text.length)
  cache.set('a', 'aaa')
  cache.set('a', 'a')
  cache.set('b', 'bbbb')
  expect([cache.get('a'), cache.get('b')]).toEqual(['a', 'bbbb'])
  cache.delete('a')
  cache.set('c', 'c')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'bbbb', 'c'])
})

test('what is larger than all the room is not kept', () => {
  const cache = lru<string, string>(2, (text) => text.length)
  cache.set('a', 'aaa')
  expect(cache.get('a')).toBeUndefined()
  cache.set('b', 'bb')
  expect(cache.get('b')).toBe('bb')
})
