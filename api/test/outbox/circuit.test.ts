import {createCircuit} from '../../src/outbox/circuit';

test('opens at a failure, lets one probe through after each wait, and closes at an answer', () => {
  const circuit = createCircuit((failures) => failures * 100);
  expect([circuit.allowed(0, 10), circuit.isOpen]).toEqual([10, false]);
  expect(circuit.failed(0)).toBe(100);
  expect([circuit.allowed(99, 10), circuit.isOpen]).toEqual([0, true]);
  // Under way together, so no further failure of the host.
  expect(circuit.failed(50)).toBe(100);
  expect(circuit.allowed(100, 10)).toBe(1);
  expect(circuit.failed(110)).toBe(310);
  expect(circuit.allowed(309, 10)).toBe(0);
  expect(circuit.allowed(310, 10)).toBe(1);
  circuit.answered();
  expect([circuit.allowed(311, 10), circuit.isOpen]).toEqual([10, false]);
  expect(circuit.failed(400)).toBe(500);
});

test('leaves a host alone for as long as it asked, and says whether it was well before', () => {
  const circuit = createCircuit(() => 100);
  expect(circuit.isWell).toBe(false);
  circuit.answered();
  expect(circuit.isWell).toBe(true);
  expect(circuit.failed(0, 5_000)).toBe(5_000);
  expect([circuit.allowed(4_999, 10), circuit.isWell]).toEqual([0, false]);
});
