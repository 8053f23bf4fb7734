import{a as w,b as y,c as x,d as _}from"./chunk.85228690.js";import{a as g}from"./chunk.6b401c69.js";import{c as b}from"./chunk.947ac73d.js";import"./chunk.fe9611b0.js";import{G as m,N as v,a as c,b as o,c as a,d as n,l as h,n as p,o as u,p as f,r as k}from"./chunk.ed017dd5.js";var S=b("3.x"),V=x(S);function A(){let[l,e]=h("spring"),{target:t,moved:N,move:i}=_(),r=g(w,S);return n(k,{caption:"A spring overshoots slightly and returns. If the target changes on the way, the square turns around without losing its speed.",children:[a(y,{x:r.value,target:t,trail:N?[]:V}),n(f,{label:"Moving",className:"MovingBox-settings",children:[a(m,{label:"Assigned",options:[{value:"jump",label:"immediately"},{value:"spring",label:"with a spring"}],value:l,onChange:e}),a(p,{onPress:()=>l==="spring"?r.springTo(i()):r.jumpTo(i()),children:"Move"})]}),a(u,{code:l==="spring"?`x.value = withSpring(${t});`:`x.value = ${t};`})]})}var s=c("content/docs/2.x/fundamentals/shared-values.mdx");function T(l){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",wbr:"wbr",...l.components};return n(o,{children:[n(e.p,{children:["Use a shared value for any data that worklets read or write: the position of an element, the progress of a gesture, the state of a menu. Here, a shared value holds the position of a square. Press ",a(e.em,{children:"Move"}),", and press again before the square has arrived:"]}),`
`,a(A,{}),`
`,a(e.p,{children:"A shared value has three roles. It carries data between the JavaScript thread and the UI thread, it triggers the worklets that use it, and it can be animated. This page covers them in turn."}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"create-one-and-use-it",children:"Create one and use it"}),a(e.a,{className:"hash-link",href:"#create-one-and-use-it","aria-label":"Direct link to Create one and use it",title:"Direct link to Create one and use it"})]}),`
`,n(e.p,{children:[a(e.a,{...s[0],children:a(e.code,{translate:"no",children:"useSharedValue"})})," plays the role of ",a(e.code,{translate:"no",children:"useState"})," for worklets, with one difference: it returns a ",a(e.em,{children:"reference"}),", and the data is its ",a(e.code,{translate:"no",children:"value"})," property."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { useSharedValue } <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Counter</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> presses = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">      title=<span class="code:string">"Press me"</span>
</span><span class="code-line">      onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">        presses.value += <span class="code:constant">1</span>;
</span><span class="code-line">        console.<span class="code:entity.name.function">log</span>(presses.value);
</span><span class="code-line">      }}
</span><span class="code-line">    />
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:["Always use ",a(e.code,{translate:"no",children:".value"}),". Using the reference as a number (",a(e.code,{translate:"no",children:"presses + 1"}),") is a frequent mistake; TypeScript reports it."]}),`
`,n(e.p,{children:["The component does not render again when the value changes, because a shared value can change in every frame. Do not use it in JSX text either: ",a(e.code,{translate:"no",children:"<Text>{presses.value}</Text>"})," shows the number of the last render."]}),`
`,a(e.p,{children:"The type is inferred from the initial value; specify it if that is not enough:"}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line"><span class="code:keyword">const</span> selected = <span class="code:entity.name.function">useSharedValue</span>&lt;<span class="code:entity.name.type">string</span> | <span class="code:entity.name.type">undefined</span>>(<span class="code:constant">undefined</span>);
</span><span class="code-line"><span class="code:keyword">const</span> corner = <span class="code:entity.name.function">useSharedValue</span>({ x: <span class="code:constant">0</span>, y: <span class="code:constant">0</span> });
</span>`}})})}),`
`,a(e.p,{children:"The data can be a number, a string, a boolean, an array, an object, or a nested structure of these."}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"carry-data",children:"Role 1: carry data"}),a(e.a,{className:"hash-link",href:"#carry-data","aria-label":"Direct link to Role 1: carry data",title:"Direct link to Role 1: carry data"})]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"reads-and-writes-per-thread",children:"Where reads and writes happen"}),a(e.a,{className:"hash-link",href:"#reads-and-writes-per-thread","aria-label":"Direct link to Where reads and writes happen",title:"Direct link to Where reads and writes happen"})]}),`
`,a(e.p,{children:"The data is stored on the UI thread. Worklets access it directly; the JavaScript thread sends its writes there."}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Location"}),a(e.th,{role:"columnheader",children:"Read"}),a(e.th,{role:"columnheader",children:"Write"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Location",children:"in a worklet, on the UI thread"}),a(e.td,{role:"cell","data-label":"Read",children:"at once"}),a(e.td,{role:"cell","data-label":"Write",children:"at once: the next line sees it"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Location",children:"on the JavaScript thread"}),a(e.td,{role:"cell","data-label":"Read",children:"at once: the latest value of the UI thread"}),a(e.td,{role:"cell","data-label":"Write",children:"later: it is sent to the UI thread"})]})]})]}),`
`,a(e.p,{children:"Browsers and Jest have only one thread, and a write takes effect at once."}),`
`,n(e.p,{children:["In the counter above, the first press logs ",a(e.code,{translate:"no",children:"0"})," and the second one ",a(e.code,{translate:"no",children:"1"}),": when ",a(e.code,{translate:"no",children:"console.log"})," reads the value, the write of the previous line is still pending. Treat a write on the JavaScript thread like ",a(e.code,{translate:"no",children:"setState"}),": the new data is available later."]}),`
`,a(e.p,{children:"In a worklet, writes are immediate. This one runs for every scroll event and stores the scroll direction:"}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Text } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedScrollHandler,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">DirectionTracker</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> position = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> direction = <span class="code:entity.name.function">useSharedValue</span>&lt;<span class="code:string">'up'</span> | <span class="code:string">'down'</span>>(<span class="code:string">'down'</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onScroll = <span class="code:entity.name.function">useAnimatedScrollHandler</span>((event) <span class="code:keyword">=></span> {
</span><span class="code-line">    <span class="code:keyword">const</span> { y } = event.contentOffset;
</span><span class="code-line">    direction.value = y &lt; position.value ? <span class="code:string">'up'</span> : <span class="code:string">'down'</span>;
</span><span class="code-line">    position.value = y;
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">Animated.ScrollView</span> onScroll={onScroll} scrollEventThrottle={<span class="code:constant">16</span>}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span> style={{ height: <span class="code:constant">2000</span> }}>Scroll up and down&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">Animated.ScrollView</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:["A ",a(e.code,{translate:"no",children:"useState"})," variable could not do this. A worklet would ",a(e.a,{...s[1],children:"capture"}),` a copy of it, and
setting it would require switching threads and a new render.`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"react-to-changes",children:"Role 2: make worklets run again"}),a(e.a,{className:"hash-link",href:"#react-to-changes","aria-label":"Direct link to Role 2: make worklets run again",title:"Direct link to Role 2: make worklets run again"})]}),`
`,n(e.p,{children:["A worklet passed to one of these hooks is ",a(e.em,{children:"reactive"}),": it runs initially, and again whenever a shared value that it uses has changed."]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Hook"}),a(e.th,{role:"columnheader",children:"The worklet's result becomes"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",id:"react-to-changes-useanimatedstyle",children:[n(e.td,{role:"cell","data-label":"Hook",children:[a(e.a,{...s[2],children:n(e.code,{translate:"no",children:["use",a(e.wbr,{}),"Animated",a(e.wbr,{}),"Style"]})})," ",a(e.a,{className:"hash-link",href:"#react-to-changes-useanimatedstyle","aria-label":"Direct link to useAnimatedStyle"})]}),a(e.td,{role:"cell","data-label":"The worklet's result becomes",children:"a style"})]}),n(e.tr,{role:"row",id:"react-to-changes-useanimatedprops",children:[n(e.td,{role:"cell","data-label":"Hook",children:[a(e.a,{...s[3],children:n(e.code,{translate:"no",children:["use",a(e.wbr,{}),"Animated",a(e.wbr,{}),"Props"]})})," ",a(e.a,{className:"hash-link",href:"#react-to-changes-useanimatedprops","aria-label":"Direct link to useAnimatedProps"})]}),a(e.td,{role:"cell","data-label":"The worklet's result becomes",children:"props that are not styles"})]}),n(e.tr,{role:"row",id:"react-to-changes-usederivedvalue",children:[n(e.td,{role:"cell","data-label":"Hook",children:[a(e.a,{...s[4],children:a(e.code,{translate:"no",children:"useDerivedValue"})})," ",a(e.a,{className:"hash-link",href:"#react-to-changes-usederivedvalue","aria-label":"Direct link to useDerivedValue"})]}),a(e.td,{role:"cell","data-label":"The worklet's result becomes",children:"another shared value, read-only"})]}),n(e.tr,{role:"row",id:"react-to-changes-useanimatedreaction",children:[n(e.td,{role:"cell","data-label":"Hook",children:[a(e.a,{...s[5],children:n(e.code,{translate:"no",children:["use",a(e.wbr,{}),"Animated",a(e.wbr,{}),"Reaction"]})})," ",a(e.a,{className:"hash-link",href:"#react-to-changes-useanimatedreaction","aria-label":"Direct link to useAnimatedReaction"})]}),a(e.td,{role:"cell","data-label":"The worklet's result becomes",children:"the input of a side effect"})]})]})]}),`
`,a(e.p,{children:"You do not need a subscription or a dependency list, but you must use the value in the hook's worklet itself. A shared value that appears only in another worklet that this worklet calls is not tracked."}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useDerivedValue,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">JumpingBox</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:comment">// Runs again when \`x\` has changed.</span>
</span><span class="code-line">  <span class="code:keyword">const</span> isFar = <span class="code:entity.name.function">useDerivedValue</span>(() <span class="code:keyword">=></span> x.value > <span class="code:constant">120</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:comment">// Runs again when \`x\` or \`isFar\` has changed.</span>
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    backgroundColor: isFar.value ? <span class="code:string">'firebrick'</span> : <span class="code:string">'navy'</span>,
</span><span class="code-line">    transform: [{ translateX: x.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[{ width: <span class="code:constant">80</span>, height: <span class="code:constant">80</span> }, style]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Move"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">          x.value = Math.<span class="code:entity.name.function">random</span>() * <span class="code:constant">240</span>;
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,a(e.p,{children:"Each press moves the square to a new position at once, without intermediate frames, and it is red whenever it is far to the right. The component renders once."}),`
`,n(e.p,{children:["Reanimated keeps a dependency graph. A change runs only the affected worklets, in the correct order: ",a(e.code,{translate:"no",children:"isFar"}),` is
computed before the style that uses it. Consecutive changes lead to a single run.`]}),`
`,a(e.p,{children:"Two changes are not detected:"}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[`
`,n(e.p,{children:[a(e.strong,{children:"The same value again."})," Assigning the current number, string or boolean again runs no worklet on Android and iOS. In browsers it does."]}),`
`]}),`
`,n(e.li,{children:[`
`,n(e.p,{children:[a(e.strong,{children:"A change inside an object."})," On Android and iOS ",a(e.code,{translate:"no",children:"corner.value"})," is a frozen copy: ",a(e.code,{translate:"no",children:"corner.value.x = 10"}),` has no effect, or throws in strict mode.
In browsers and in Jest it changes the object, but no worklet runs. Assign a new object instead:`]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">corner.value = { ...corner.value, x: <span class="code:constant">10</span> };
</span>`}})})}),`
`]}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"drive-animations",children:"Role 3: drive animations"}),a(e.a,{className:"hash-link",href:"#drive-animations","aria-label":"Direct link to Role 3: drive animations",title:"Direct link to Role 3: drive animations"})]}),`
`,a(e.p,{children:"So far, the square jumps. Wrap the target in an animation function, and the value is animated instead:"}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">x.value = <span class="code:entity.name.function">withSpring</span>(Math.<span class="code:entity.name.function">random</span>() * <span class="code:constant">240</span>);
</span>`}})})}),`
`,n(e.p,{children:["Nothing else changes. ",a(e.code,{translate:"no",children:".value"})," passes through all intermediate values, the style worklet runs after each, and the square moves. This works from both threads. ",a(e.a,{...s[6],children:"Animations"})," shows the functions and how to configure them. Note three details first."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"animation-progress",children:"Read a moving value"}),a(e.a,{className:"hash-link",href:"#animation-progress","aria-label":"Direct link to Read a moving value",title:"Direct link to Read a moving value"})]}),`
`,n(e.p,{children:["While an animation runs, ",a(e.code,{translate:"no",children:".value"})," is its current state. After ",a(e.code,{translate:"no",children:"x.value = withTiming(50)"})," on a value of 0, reads return numbers between 0 and 50 for the next 300 ms, and 50 afterwards. The target cannot be read; keep it in a variable if you need it."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"interrupting-animations",children:"Interrupt it"}),a(e.a,{className:"hash-link",href:"#interrupting-animations","aria-label":"Direct link to Interrupt it",title:"Direct link to Interrupt it"})]}),`
`,a(e.p,{children:"Every animation can be interrupted by assigning again:"}),`
`,n(e.ul,{children:[`
`,a(e.li,{children:"A plain value ends the animation and takes effect at once."}),`
`,n(e.li,{children:[`Another animation starts from the current value. A spring also takes over the velocity of the previous spring, so the square swings
smoothly into its new direction when you press `,a(e.em,{children:"Move"})," during the movement. Try it in the figure at the top."]}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"cancelling-animations",children:"Stop it"}),a(e.a,{className:"hash-link",href:"#cancelling-animations","aria-label":"Direct link to Stop it",title:"Direct link to Stop it"})]}),`
`,n(e.p,{children:[a(e.a,{...s[7],children:a(e.code,{translate:"no",children:"cancelAnimation"})})," stops the animation at the current value:"]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:entity.name.function">cancelAnimation</span>(x);
</span>`}})})}),`
`,n(e.p,{children:["An animation also ends when the component that created the shared value unmounts. On Android and iOS, an animation to the current value does not start at all: its callback receives ",a(e.code,{translate:"no",children:"true"})," at once (except with modifiers such as ",a(e.code,{translate:"no",children:"withRepeat"}),"; before 2.3 the callback is not called). ",a(e.a,{...s[8],children:a(e.code,{translate:"no",children:"withDecay"})})," has no target and, since 2.3, is treated as if its target were 0."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"compared-with-animatedvalue",children:"Coming from Animated.Value"}),a(e.a,{className:"hash-link",href:"#compared-with-animatedvalue","aria-label":"Direct link to Coming from Animated.Value",title:"Direct link to Coming from Animated.Value"})]}),`
`,n(e.p,{children:["If you know React Native's ",a(e.a,{href:"https://reactnative.dev/docs/animated",target:"_blank",rel:"noopener noreferrer",children:a(e.code,{translate:"no",children:"Animated.Value"})}),", use this table to translate."]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"To …"}),a(e.th,{role:"columnheader",children:a(e.code,{translate:"no",children:"Animated.Value"})}),a(e.th,{role:"columnheader",children:"Shared value"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"To …",children:"hold data"}),a(e.td,{role:"cell","data-label":"Animated.Value",children:"numbers"}),a(e.td,{role:"cell","data-label":"Shared value",children:"any primitive, array, object or nested structure"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"To …",children:"connect it to a view"}),a(e.td,{role:"cell","data-label":"Animated.Value",children:"pass the value object as a prop"}),n(e.td,{role:"cell","data-label":"Shared value",children:["read it in ",n(e.code,{translate:"no",children:["use",a(e.wbr,{}),"Animated",a(e.wbr,{}),"Style"]})," or ",n(e.code,{translate:"no",children:["use",a(e.wbr,{}),"Animated",a(e.wbr,{}),"Props"]})]})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"To …",children:"change it"}),n(e.td,{role:"cell","data-label":"Animated.Value",children:[a(e.code,{translate:"no",children:"value.setValue()"}),"; later with the native driver"]}),n(e.td,{role:"cell","data-label":"Shared value",children:["assign to ",a(e.code,{translate:"no",children:".value"}),"; at once on the UI thread, later on the JavaScript thread"]})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"To …",children:"read it"}),a(e.td,{role:"cell","data-label":"Animated.Value",children:a(e.code,{translate:"no",children:"value.addListener()"})}),n(e.td,{role:"cell","data-label":"Shared value",children:["read ",a(e.code,{translate:"no",children:".value"})," on either thread"]})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"To …",children:"animate it"}),a(e.td,{role:"cell","data-label":"Animated.Value",children:a(e.code,{translate:"no",children:"Animated.timing(value, …).start()"})}),n(e.td,{role:"cell","data-label":"Shared value",children:["assign ",a(e.code,{translate:"no",children:"withTiming(…)"})," to ",a(e.code,{translate:"no",children:".value"})]})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"To …",children:"stop it"}),n(e.td,{role:"cell","data-label":"Animated.Value",children:[a(e.code,{translate:"no",children:"stop()"})," on the animation, or ",a(e.code,{translate:"no",children:"value.stopAnimation()"})]}),a(e.td,{role:"cell","data-label":"Shared value",children:a(e.code,{translate:"no",children:"cancelAnimation(sharedValue)"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"To …",children:"interpolate"}),n(e.td,{role:"cell","data-label":"Animated.Value",children:["the method ",a(e.code,{translate:"no",children:"interpolate()"})]}),n(e.td,{role:"cell","data-label":"Shared value",children:["the function ",a(e.a,{...s[9],children:a(e.code,{translate:"no",children:"interpolate"})}),", in ",a(e.code,{translate:"no",children:"useDerivedValue"})," for a value that updates automatically"]})]})]})]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"pitfalls",children:"Pitfalls"}),a(e.a,{className:"hash-link",href:"#pitfalls","aria-label":"Direct link to Pitfalls",title:"Direct link to Pitfalls"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["Do not read or write ",a(e.code,{translate:"no",children:".value"})," while a component renders. A read returns the current value and is not tracked; a write may happen more often than expected, since React can render twice."]}),`
`,n(e.li,{children:["Do not use the shared value itself in a worklet's style: in ",a(e.code,{translate:"no",children:"useAnimatedStyle"}),", ",a(e.code,{translate:"no",children:"{ opacity: fade }"})," throws an error that asks whether you forgot ",a(e.code,{translate:"no",children:".value"}),"."]}),`
`,n(e.li,{children:["Do not destructure: ",a(e.code,{translate:"no",children:"const { value } = x"})," is a number that never changes."]}),`
`,a(e.li,{children:"A read on the JavaScript thread calls native code. Before a loop, store the value in a variable."}),`
`,n(e.li,{children:["A write on the JavaScript thread that depends on the old value (",a(e.code,{translate:"no",children:"presses.value += 1"}),") can lose updates in quick succession. Do it in a worklet, with ",a(e.a,{...s[10],children:a(e.code,{translate:"no",children:"runOnUI"})}),"."]}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"related",children:"Related"}),a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...s[11],children:"useSharedValue"})," – the hook in detail."]}),`
`,n(e.li,{children:[a(e.a,{...s[12],children:"Animations"})," – the next step."]}),`
`,n(e.li,{children:[a(e.a,{...s[13],children:"useDerivedValue"})," – values computed from other values."]}),`
`,n(e.li,{children:[a(e.a,{...s[14],children:"useAnimatedStyle"}),`,
`,a(e.a,{...s[15],children:"useAnimatedProps"})," – connect values to views."]}),`
`,n(e.li,{children:[a(e.a,{...s[16],children:"useAnimatedReaction"})," – side effects of a change."]}),`
`,n(e.li,{children:[a(e.a,{...s[17],children:"useAnimatedScrollHandler"})," – set values from scroll events."]}),`
`,n(e.li,{children:[a(e.a,{...s[18],children:"withTiming"}),", ",a(e.a,{...s[19],children:"withSpring"}),`,
`,a(e.a,{...s[20],children:"cancelAnimation"})," – start and stop animations."]}),`
`,n(e.li,{children:[a(e.a,{...s[21],children:"interpolate"})," – map one range to another."]}),`
`,n(e.li,{children:[a(e.a,{...s[22],children:"Worklets"})," – the functions that use shared values."]}),`
`,n(e.li,{children:[a(e.a,{...s[23],children:"Architecture"})," – the storage of the data."]}),`
`,n(e.li,{children:[a(e.a,{...s[24],children:"Value in 1.x"})," – the counterpart in the oldest API."]}),`
`,n(e.li,{children:[a(e.a,{...s[25],children:"About"})," – an overview of the library."]}),`
`]})]})}function d(l={}){let{wrapper:e}=l.components||{};return e?a(e,{...l,children:a(T,{...l})}):T(l)}var D={path:"/__legacydocs_version__/fundamentals/shared-values",title:"Shared Values",documentTitle:"Shared Values | React Native Reanimated",description:"How shared values of Reanimated 2.x carry data between both threads, make worklets run again, and drive animations.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/fundamentals/shared-values",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/shared-values",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/value",samePage:!1,pages:[{label:"Value",href:"/__legacydocs_base__/docs/1.x/value"}]}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Fundamentals"},{label:"Shared Values"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/worklets",label:"Worklets"},next:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/animations",label:"Animations"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-fundamentals/shared-values","docs-versioned"],kind:"doc",id:"fundamentals/shared-values",showTitle:!0,toc:[{id:"create-one-and-use-it",level:2,html:"Create one and use it"},{id:"carry-data",level:2,html:"Role 1: carry data"},{id:"reads-and-writes-per-thread",level:3,html:"Where reads and writes happen"},{id:"react-to-changes",level:2,html:"Role 2: make worklets run again"},{id:"drive-animations",level:2,html:"Role 3: drive animations"},{id:"animation-progress",level:3,html:"Read a moving value"},{id:"interrupting-animations",level:3,html:"Interrupt it"},{id:"cancelling-animations",level:3,html:"Stop it"},{id:"compared-with-animatedvalue",level:2,html:"Coming from Animated.Value"},{id:"pitfalls",level:2,html:"Pitfalls"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 2.14.4"},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/fundamentals/shared-values"}},runtime:"",stylesheets:[],imports:[]},O=v({content:d,route:D});export{O as mount};
