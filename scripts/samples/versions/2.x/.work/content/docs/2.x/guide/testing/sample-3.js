global.ReanimatedDataMock = { now: () => Date.now() };
